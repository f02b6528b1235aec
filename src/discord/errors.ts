import { RESTJSONErrorCodes as Code, DiscordAPIError, RateLimitError } from 'discord.js';

/** Discord's own code of a refused call, or null for anything else. */
export const codeOf = (error: unknown): number | null =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : null;

const oneOf =
  (...codes: readonly number[]) =>
  (error: unknown): boolean => {
    const code = codeOf(error);
    return code !== null && codes.includes(code);
  };

/** The message was deleted (10008). */
export const isMessageGone = oneOf(Code.UnknownMessage);
/** The channel or thread was deleted (10003). */
export const isPlaceGone = oneOf(Code.UnknownChannel);
/** We may not see or do that there (50001, 50013); asking again does not help. */
export const isForbidden = oneOf(Code.MissingAccess, Code.MissingPermissions);
/** The thread is archived (50083): a post or an edit opens it, unless moderators locked it. */
export const isArchived = oneOf(Code.InvalidActionOnArchivedThread);
/** What stands there we can neither change nor remove; asking again does not help. */
export const isOutOfReach = (error: unknown): boolean => isPlaceGone(error) || isForbidden(error) || isArchived(error);
/** Too many edits of a message older than an hour (30046). */
export const isWornOut = oneOf(Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);
/** The message has a thread already (160004). */
export const hasThreadAlready = oneOf(Code.ThreadAlreadyCreatedForMessage);
/** No more active threads are possible here (160006). */
export const isThreadLimit = oneOf(Code.MaximumActiveThreads);
/** There is no such person, or not on that server (10013, 10007). */
export const isNobody = oneOf(Code.UnknownUser, Code.UnknownMember);
/** The interaction is too old (10062), answered already (40060), its message dismissed (10008) or its token expired (50027): nobody is waiting any more. */
export const isInteractionOver = oneOf(
  Code.UnknownInteraction,
  Code.InteractionHasAlreadyBeenAcknowledged,
  Code.UnknownWebhook,
  Code.InvalidWebhookToken,
  Code.UnknownMessage,
);

/** Nothing was done: Discord wants us to wait for `retryAfter` milliseconds, which is longer than we do within a call. */
export const isRateLimit = (error: unknown): error is RateLimitError => error instanceof RateLimitError;

/** Nobody can know whether Discord did it: a server error, or no answer at all. */
export const isInDoubt = (error: unknown): boolean =>
  error instanceof DiscordAPIError ? error.status >= 500 : !(error instanceof RateLimitError);

/** What a log line may say of an error: its name, codes and place, never a payload. */
export const briefly = (error: unknown): { readonly [key: string]: unknown } => {
  if (error instanceof DiscordAPIError)
    return { name: error.name, code: error.code, status: error.status, method: error.method, message: error.message };
  if (isRateLimit(error)) return { name: error.name, retryAfter: error.retryAfter };
  return error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { message: String(error) };
};
