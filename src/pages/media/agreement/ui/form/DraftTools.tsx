import { useViewState } from '@/shared/lib/view-state';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useAgreementDraft } from '../../model/useAgreement';
import css from './AgreementForm.module.css';

export function DraftTools() {
  const { draft, remove } = useAgreementDraft();
  const [asking, setAsking] = useViewState('agreement/startOver', false);
  return (
    <>
      <p className={css.hint}>
        Nothing is submitted yet. This browser keeps what you enter until you submit it or log out.
        {draft?.fromOtherTab ? <span> Another tab changed this agreement.</span> : null}
      </p>
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
        onConfirm={remove}
        onCancel={() => {
          setAsking(false);
        }}
      >
        <p>This clears everything you have entered in this agreement.</p>
      </ConfirmDialog>
    </>
  );
}
