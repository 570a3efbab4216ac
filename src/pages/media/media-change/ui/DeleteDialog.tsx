import type { Organization } from '@/features/organization';
import { useDeleteAssistantMutation, type Person } from '@/features/staff';
import { describeError, describeFailedWrite, type ApiError } from '@/shared/api';
import { personName } from '@/shared/lib/names';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';

export interface Outcome {
  tone: 'success' | 'error';
  text: string;
}

/** The error if the organization's id is unreadable, because the call needs it. */
const UNREADABLE: ApiError = { kind: 'unreadable' };

interface DeleteDialogProps {
  organization: Organization;
  person: Person | undefined;
  /** Called without an outcome if canceled. */
  onClosed: (outcome?: Outcome) => void;
}

export function DeleteDialog({ organization, person, onClosed }: DeleteDialogProps) {
  const [remove, { isLoading }] = useDeleteAssistantMutation({ fixedCacheKey: 'mediaHome/delete' });
  const name = person === undefined ? '' : personName(person);

  const confirm = async ({ PersonID }: Person): Promise<void> => {
    const { Identifier, id } = organization;
    if (id === undefined) {
      onClosed({ tone: 'error', text: `We couldn’t delete ${name}. ${describeError(UNREADABLE)}` });
      return;
    }
    const { error } = await remove({ organization: { Identifier, id }, personId: PersonID });
    onClosed(
      error === undefined
        ? { tone: 'success', text: `${name} has been deleted.` }
        : {
            tone: 'error',
            text: describeFailedWrite(error, {
              done: `${name} was deleted`,
              failed: `We couldn’t delete ${name}.`,
              advice: 'If the name is still in the list, delete it again.',
            }),
          },
    );
  };

  return (
    <ConfirmDialog
      open={person !== undefined}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      busy={isLoading}
      onConfirm={() => {
        if (person !== undefined && !isLoading) void confirm(person);
      }}
      onCancel={() => {
        onClosed();
      }}
    >
      <p>
        This removes the assistant from your staff, along with their sites and credential request. You can’t undo this.
      </p>
    </ConfirmDialog>
  );
}
