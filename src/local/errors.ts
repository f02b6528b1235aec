/** What a REST call is refused with. Codes and texts: Discord's documentation, "Opcodes and Status Codes", JSON error codes. */
const REFUSALS = {
  unauthorized: [401, 0, '401: Unauthorized'],
  unknownRoute: [404, 0, '404: Not Found'],
  badRequest: [400, 50109, 'The request body contains invalid JSON.'],
  apiVersion: [400, 50041, 'Invalid API version provided'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooLarge: [413, 40005, 'Request entity too large'],
  acknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  foreignMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  closedDirectMessages: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  archivedThread: [400, 50083, 'Thread is archived'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

/** An answer other than success: HTTP status, Discord's error code, its text and, for 50035, the tree of faults by path. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: object,
  ) {
    super(message);
  }
}

/** The error to throw for one of Discord's usual refusals. */
export function refusal(name: keyof typeof REFUSALS): ApiError {
  const [status, code, message] = REFUSALS[name];
  return new ApiError(status, code, message);
}
