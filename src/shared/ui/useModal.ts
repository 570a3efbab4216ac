import { useEffect, useRef, type RefObject } from 'react';

/** Returns the `ref` for a Dialog and opens it as a modal while `isOpen` is true. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current === null) return;
    if (isOpen) dialog.current.showModal();
    else dialog.current.close();
  }, [isOpen]);
  return dialog;
}
