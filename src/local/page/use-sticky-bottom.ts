import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How far from the end (px) still counts as being there. */
const NEAR = 48;

/**
 * Keeps a scrolling box at its end while the reader is there, whatever grows in it (messages, pictures, lists), and
 * leaves it alone while the reader is further up.
 */
export function useStickyBottom() {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [atBottom, setAtBottom] = useState(true);

  const toBottom = useCallback(() => {
    stuck.current = true;
    setAtBottom(true);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const frame = box.current;
    if (!frame || !content.current) return;
    let height = frame.scrollHeight;
    const onScroll = () => {
      // A scroll that comes from growing content says nothing about the reader.
      if (frame.scrollHeight !== height && stuck.current) return;
      stuck.current = frame.scrollHeight - frame.scrollTop - frame.clientHeight < NEAR;
      setAtBottom(stuck.current);
    };
    const observer = new ResizeObserver(() => {
      height = frame.scrollHeight;
      if (stuck.current) toBottom();
    });
    observer.observe(frame);
    observer.observe(content.current);
    frame.addEventListener('scroll', onScroll, { passive: true });
    toBottom();
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll);
    };
  }, [toBottom]);

  /** Runs a change that adds content above and keeps what is in view where it is. */
  const keepPlace = useCallback((change: () => void) => {
    const frame = box.current;
    const fromEnd = frame ? frame.scrollHeight - frame.scrollTop : 0;
    change();
    requestAnimationFrame(() => {
      if (frame) frame.scrollTop = frame.scrollHeight - fromEnd;
    });
  }, []);

  return { box, content, atBottom, toBottom, keepPlace };
}
