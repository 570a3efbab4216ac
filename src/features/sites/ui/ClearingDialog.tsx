import { pluralize } from '@/shared/lib/pluralize';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface ClearingDialogProps {
  open: boolean;
  /** How many stored choices could not be read. */
  unread: number;
  /** How many stored choices would be cleared although nobody has unticked them. */
  clears: number;
  onConfirm: () => void;
  onCancel: () => void;
}

const choices = (count: number): string => pluralize(count, 'stored choice');

/** Asks before Submit clears what the user has not unticked: the whole grid is sent, empty boxes as "not attending". */
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
        <p>{`${choices(unread)} could not be read, so the grid may show an empty box where someone attends.`}</p>
      )}
      {clears === 0 ? null : <p>{`${choices(clears)} would be cleared although you have not unticked them.`}</p>}
      <p>
        Submitting sends every empty box as “not attending”. To keep what is stored, cancel, reload the page, and check
        the grid.
      </p>
    </ConfirmDialog>
  );
}
