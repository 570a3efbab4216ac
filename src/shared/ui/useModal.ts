import { useEffect, useRef, type RefObject } from 'react';

/** For the `ref` of a Dialog that is modal while it is open. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current === null) return;
    if (isOpen) dialog.current.showModal();
    else dialog.current.close();
  }, [isOpen]);
  return dialog;
}
