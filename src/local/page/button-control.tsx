import { type APIButtonComponent, type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { useTable } from './context.ts';
import { emojiText } from './emoji.ts';
import { SafeLink } from './safe-link.tsx';

/** A button of a message. While its click waits for the bot it keeps the focus but takes no second click. */
export function ButtonControl({ button, message }: { readonly button: APIButtonComponent; readonly message: APIMessage }) {
  const { act, isPending } = useTable();
  if (button.style === ButtonStyle.Premium) return null;
  const label = (
    <>
      {button.emoji && <span class="emoji">{emojiText(button.emoji)}</span>}
      {button.label}
    </>
  );
  if (button.style === ButtonStyle.Link) {
    return (
      <SafeLink class="button style-2 outward" href={button.url}>
        {label}
      </SafeLink>
    );
  }
  const customId = button.custom_id;
  const key = `${message.id}:${customId}`;
  const pending = isPending(key);
  return (
    <button
      type="button"
      class={`button style-${button.style} ${pending ? 'pending' : ''}`}
      disabled={button.disabled ?? false}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={() => !pending && act({ type: 'click', message: message.id, customId }, { key, message: message.id })}
    >
      {label}
    </button>
  );
}
