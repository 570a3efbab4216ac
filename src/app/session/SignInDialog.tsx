import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useGetOrganizationQuery } from '@/features/organization';
import { LoginForm, selectMediaOwner } from '@/features/session';
import { selectHaveDraftsExpired } from '@/shared/forms';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { PAGE_HEADING_ID } from '@/shared/lib/focus';

/** Asks for a new login in a dialog over the open screen, which keeps everything the user has typed (SES-17). */
export function SignInDialog({ ended, onCancel }: { ended: boolean; onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const unasked = useRef(ended);
  const titleId = useId();
  const textId = useId();
  const focusedBefore = useRef<Element | null>(null);
  const owner = useSelector(selectMediaOwner);
  const { data: organization } = useGetOrganizationQuery(owner?.Identifier ?? skipToken);
  const haveExpired = useSelector(selectHaveDraftsExpired);
  const email = owner?.Email ?? organization?.Email ?? '';
  useLayoutEffect(() => {
    const element = dialog.current;
    focusedBefore.current ??= document.activeElement;
    if (element?.open === false) element.showModal();
    // Focuses the title of a dialog that opens by itself, so that what is being typed does not go into one of its fields.
    const fields = [...(element?.querySelectorAll('input') ?? [])];
    (unasked.current ? title.current : (fields.find(({ value }) => value === '') ?? fields[0]))?.focus();
    return () => {
      // Restores the focus in a later task: Chromium's own restore runs while the page is still inert, and the field then accepts no input.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const { current: before } = focusedBefore;
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
        (isThere ? before : document.getElementById(PAGE_HEADING_ID))?.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        // Ignores Escape after the session has ended: it must not discard the work on the screen behind the dialog.
        if (!ended) onCancel();
      }}
      onClose={() => {
        // Reopens the dialog: on a second Escape, the browser closes it even though onCancel prevents the default.
        if (dialog.current?.isConnected === true && !dialog.current.open) dialog.current.showModal();
      }}
    >
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {ended ? 'Your session has ended' : 'Stay logged in'}
      </h2>
      <p id={textId} className="quiet" role="status">
        {ended
          ? haveExpired
            ? 'Log in again to continue. What you had entered has been removed, 12 hours after your last change.'
            : 'Log in again to continue. Everything on this screen stays as it is.'
          : 'Log in again to start a new session. Everything on this screen stays as it is.'}
      </p>
      <LoginForm email={email} />
      <p>
        <Button tone="quiet" onClick={onCancel}>
          {ended ? 'Leave the media area' : 'Not now'}
        </Button>
      </p>
    </Dialog>
  );
}
