import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { draftDiscarded, forgetAgreementDraft } from '@/features/agreements';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import css from './AgreementForm.module.css';

export function DraftTools({ owner }: { owner: string }) {
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  return (
    <div className={css.tools}>
      <p className={css.hint}>What you enter is kept in this browser until you submit it or log out.</p>
      <Button
        size="small"
        onClick={() => {
          setAsking(true);
        }}
      >
        Start over
      </Button>
      <ConfirmDialog
        open={asking}
        title="Start over?"
        confirmLabel="Start over"
        danger
        onConfirm={() => {
          dispatch(draftDiscarded());
          forgetAgreementDraft(owner);
        }}
        onCancel={() => {
          setAsking(false);
        }}
      >
        <p>Everything you have entered in this agreement is cleared, here and in this browser’s memory.</p>
      </ConfirmDialog>
    </div>
  );
}
