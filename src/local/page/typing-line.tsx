import { useEffect } from 'preact/hooks';
import { useTable } from './context.ts';
import { words } from './words.ts';

/** Discord shows a typing bot for this long. */
const TYPING_MS = 10_000;

/** One quiet line above the composer: the bot is writing, or a command waits for it. */
export function TypingLine({ onEnded }: { readonly onEnded: () => void }) {
  const { table, channel } = useTable();
  const { typing } = table;
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(onEnded, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  const waiting = table.asks.some(({ key }) => key.startsWith('command:'));
  return (
    <p class="typing" role="status">
      {typing === channel ? words.isTyping : waiting ? words.waiting : ''}
    </p>
  );
}
