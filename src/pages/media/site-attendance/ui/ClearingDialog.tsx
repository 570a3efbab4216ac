import { pluralize } from '@/shared/lib/pluralize';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';

interface ClearingDialogProps {
  open: boolean;
  unreadable: number;
  /** How many saved selections Submit would clear although the user has not unchecked them. */
  clears: number;
  onConfirm: () => void;
  onCancel: () => void;
}

const choices = (count: number): string => pluralize(count, 'saved selection');

/** Submit sends the whole grid, empty boxes as "not attending", so clearing saved selections needs a confirmation. */
export function ClearingDialog({ open, unreadable, clears, onConfirm, onCancel }: ClearingDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Submit and clear saved selections?"
      confirmLabel="Submit"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {unreadable === 0 ? null : (
        <p>{`We couldn’t read ${choices(unreadable)}, so an empty box may be someone who is attending.`}</p>
      )}
      {clears === 0 ? null : <p>{`Submitting would also clear ${choices(clears)} that you didn’t uncheck.`}</p>}
      <p>
        Submitting sends every empty box as “not attending”. To keep the saved selections, cancel, reload the page, and
        check the grid.
      </p>
    </ConfirmDialog>
  );
}
