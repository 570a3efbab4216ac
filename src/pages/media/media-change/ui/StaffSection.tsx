import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '@/features/organization';
import { sameId, useDeleteAssistantMutation, type Person } from '@/features/staff';
import { describeError, describeFailedWrite, isUncertain, type ApiError } from '@/shared/api';
import { personName } from '@/shared/lib/names';
import { useViewState } from '@/shared/lib/view-state';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import css from '../MediaChangePage.module.css';
import { visibleStaff, useStaffView, type StaffMember } from '../model/staffView';
import { StaffTable } from './StaffTable';
import { NobodyShown, StaffTools } from './StaffTools';

interface Outcome {
  tone: 'success' | 'error';
  text: string;
  /** The person whose deletion certainly failed: once they are gone from the list, the message is no longer true. */
  personId?: Person['PersonID'];
}

/** Shown if the organization's id is unreadable, because the API call needs it. */
const UNREADABLE: ApiError = { kind: 'unreadable' };

interface DeleteDialogProps {
  organization: Organization;
  person: Person | undefined;
  /** Called without an outcome if canceled. */
  onClosed: (outcome?: Outcome) => void;
}

function DeleteDialog({ organization, person, onClosed }: DeleteDialogProps) {
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
            ...(!isUncertain(error) && { personId: PersonID }),
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
      onCancel={() => onClosed()}
    >
      <p>
        This removes the assistant from your staff, along with their sites and credential request. You can’t undo this.
      </p>
    </ConfirmDialog>
  );
}

/** Larger staffs get a filter. */
const FEW = 4;
const CAPTION = 'Staff: primary contact and assistants';

interface StaffSectionProps {
  organization: Organization;
  /** The director and the assistants are undefined if they could not be loaded; `director` is null if there is none. */
  director: Person | null | undefined;
  assistants: readonly Person[] | undefined;
  unreadableAssistants: number;
  /** Renders the error in place of what could not be loaded. */
  failureOf: (part: string) => ReactNode;
}

export function StaffSection(props: StaffSectionProps) {
  const { organization, director, assistants, unreadableAssistants, failureOf } = props;
  const navigate = useNavigate();
  const staffView = useStaffView();
  const members: StaffMember[] = [
    ...(director ? [{ person: director, role: 'director' as const }] : []),
    ...(assistants ?? []).map((person) => ({ person, role: 'assistant' as const })),
  ];
  const isLarge = members.length > FEW;
  const shown = isLarge ? visibleStaff(members, staffView.view) : members;
  const heading = useRef<HTMLHeadingElement>(null);
  // Stores the whole person, because the success message names them after their row is gone.
  const [chosen, setChosen] = useViewState<Person | null>('mediaHome/deleting', null);
  const [outcome, setOutcome] = useViewState<Outcome | null>('mediaHome/deleted', null);
  const isGone = ({ personId }: Outcome): boolean =>
    personId !== undefined && assistants?.every(({ PersonID }) => !sameId(PersonID, personId)) === true;

  // Focuses the heading after the dialog's own effect, which returns the focus to the button of the deleted row.
  useEffect(() => {
    if (outcome !== null && chosen === null) heading.current?.focus();
  }, [outcome, chosen]);

  return (
    <section className="card stack" aria-labelledby="staff">
      <div className={`row ${css.cardHead}`}>
        <h2 id="staff" ref={heading} tabIndex={-1}>
          {CAPTION}
        </h2>
        <Button tone="primary" size="small" onClick={() => void navigate(paths.addAssistant)}>
          Add Assistant
        </Button>
      </div>
      {outcome === null || isGone(outcome) ? null : (
        <Alert tone={outcome.tone} onDismiss={() => setOutcome(null)}>
          {outcome.text}
        </Alert>
      )}
      {director === undefined ? failureOf('We couldn’t load your primary contact.') : null}
      {director === null ? (
        <p className="quiet">
          No primary contact is on record. The association adds the first one; please write to <MediaEmail />.
        </p>
      ) : null}
      {isLarge ? <StaffTools staffView={staffView} members={members} shown={shown} /> : null}
      {members.length > 0 && shown.length === 0 ? <NobodyShown {...staffView} /> : null}
      {shown.length === 0 ? null : (
        <StaffTable
          caption={CAPTION}
          members={shown}
          staffView={isLarge ? staffView : undefined}
          onEdit={({ person, role }) =>
            void navigate(role === 'director' ? paths.primaryUpdate : paths.assistantUpdate(person.PersonID))
          }
          onDelete={(person) => {
            setOutcome(null);
            setChosen(person);
          }}
        />
      )}
      {assistants?.length === 0 && unreadableAssistants === 0 ? (
        <p className="quiet">You have no assistants yet.</p>
      ) : null}
      {assistants === undefined ? failureOf('We couldn’t load your assistants.') : null}
      <DeleteDialog
        organization={organization}
        person={chosen ?? undefined}
        onClosed={(closed) => {
          setChosen(null);
          if (closed !== undefined) setOutcome(closed);
        }}
      />
    </section>
  );
}
