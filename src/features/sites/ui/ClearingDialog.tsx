import { pluralize } from '@/shared/lib/pluralize';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface ClearingDialogProps {
  open: boolean;
  unread: number;
  /** How many stored choices Submit would clear although the user has not unticked them. */
  clears: number;
  onConfirm: () => void;
  onCancel: () => void;
}

const choices = (count: number): string => pluralize(count, 'stored choice');

/** Submit sends the whole grid, empty boxes as "not attending", so clearing stored choices needs a confirmation. */
export function ClearingDialog({ open, unread, clears, onConfirm, onCancel }: ClearingDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Submit and clear stored choices?"
      confirmLabel="Submit"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {unread === 0 ? null : (
        <p>{`We couldn’t read ${choices(unread)}, so the grid may show an empty box where someone attends.`}</p>
      )}
      {clears === 0 ? null : <p>{`${choices(clears)} would be cleared, although you did not untick them.`}</p>}
      <p>
        Submitting sends every empty box as “not attending”. To keep what is stored, cancel, reload the page, and check
        the grid.
      </p>
    </ConfirmDialog>
  );
}
