import { useEffect, useState } from 'preact/hooks';

/** The width below which the channel list is a drawer; frame.css says the same. */
const narrowScreen = matchMedia('(max-width: 760px)');

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(narrowScreen.matches);
  useEffect(() => {
    const update = () => setNarrow(narrowScreen.matches);
    narrowScreen.addEventListener('change', update);
    return () => narrowScreen.removeEventListener('change', update);
  }, []);
  return narrow;
}
