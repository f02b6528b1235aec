import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageCommand } from '../wire.ts';
import { CommandForm } from './command-form.tsx';
import { useTable } from './context.ts';
import { MessageBox } from './message-box.tsx';

type Props = {
  /** A command that a message offered, to be opened here. */
  readonly offer: PageCommand | null;
  readonly onOfferTaken: () => void;
};

/** Where one writes: a message, or a command with its options. */
export function Composer({ offer, onOfferTaken }: Props) {
  const { channel, world } = useTable();
  const [command, setCommand] = useState<PageCommand | null>(null);
  const [text, setText] = useState('');
  const [returning, setReturning] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!offer) return;
    setCommand(offer);
    onOfferTaken();
  }, [offer]);

  // A slash typed anywhere else begins a command, so that nobody has to find the box first. It listens as soon as the page shows.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        document.querySelector('dialog[open]') ||
        (event.target as HTMLElement).closest('input, textarea, [role=combobox][aria-expanded=true]')
      )
        return;
      event.preventDefault();
      setText('/');
      box.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  const leave = () => {
    setCommand(null);
    setReturning(true);
  };

  return (
    <section class="composer" id="composer">
      {command ? (
        <CommandForm key={command.path.join(' ')} command={command} onLeave={leave} />
      ) : (
        <MessageBox
          box={box}
          focusAtOnce={returning}
          text={text}
          onText={setText}
          channel={world.channels.find(({ id }) => id === channel)}
          onCommand={(chosen) => {
            setText('');
            setCommand(chosen);
          }}
        />
      )}
    </section>
  );
}
