import { useEffect, useState } from 'preact/hooks';
import { fullTime, relative, styled } from './times.ts';

/** Discord's `<t:seconds:style>`; a relative one keeps itself fresh. */
export function Timestamp({ seconds, style }: { readonly seconds: number; readonly style: string }) {
  const [now, setNow] = useState(Date.now);
  const distance = seconds - now / 1000;
  const near = Math.abs(distance) < 90;
  useEffect(() => {
    if (style !== 'R') return;
    const timer = setInterval(() => setNow(Date.now()), near ? 1000 : 20_000);
    return () => clearInterval(timer);
  }, [style, near]);
  const milliseconds = seconds * 1000;
  return (
    <time class="stamp" dateTime={new Date(milliseconds).toISOString()} title={fullTime(milliseconds)}>
      {style === 'R' ? relative(distance) : styled(style, milliseconds)}
    </time>
  );
}
