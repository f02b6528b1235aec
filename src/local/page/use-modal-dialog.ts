import { useLayoutEffect, useRef } from 'preact/hooks';

/** Opens the dialog element as a modal for as long as it is mounted, and gives the focus back to where it was. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => before?.focus();
  }, []);
  return dialog;
}
