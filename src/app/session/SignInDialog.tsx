import { useEffect, useId, useRef } from 'react';
import { LoginForm } from '@/features/session';
import { Button } from '@/shared/ui/button';
import css from './SignInDialog.module.css';

interface SignInDialogProps {
  /** Whether the session is over, or only about to be. */
  ended: boolean;
  onSignedIn: () => void;
  /** Leaves the media area when the session is over, otherwise closes the dialog. */
  onCancel: () => void;
}

/** Asks for the password over the screen that is open, which keeps all that was typed (decisions D4). */
export function SignInDialog({ ended, onSignedIn, onCancel }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // Escape must not throw away what stands behind a session that is over.
        if (!ended) onCancel();
      }}
    >
      <h2 id={titleId} className={css.title}>
        {ended ? 'Your session has ended' : 'Stay signed in'}
      </h2>
      <p className={css.text}>
        {ended
          ? 'Please sign in again to go on. Everything on this screen is kept.'
          : 'Sign in again to start a new session. Everything on this screen is kept.'}
      </p>
      <LoginForm onSignedIn={onSignedIn} />
      <p className={css.leave}>
        <Button tone="quiet" onClick={onCancel}>
          {ended ? 'Leave the media area' : 'Not now'}
        </Button>
      </p>
    </dialog>
  );
}
