import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Organization } from '@/features/organization';
import type { Person } from '@/features/staff';
import { config } from '@/shared/config';
import { paths } from '@/shared/routes';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { staffShown } from '../model/staffView';
import { useStaffView } from '../model/useStaffView';
import { DeleteDialog, type Outcome } from './DeleteDialog';
import css from './MediaChangePage.module.css';
import { StaffTable } from './StaffTable';
import { StaffTools } from './StaffTools';

/** As many people as one overlooks without a filter. */
const FEW = 3;

interface StaffSectionProps {
  organization: Organization;
  director: Person | null;
  assistants: readonly Person[];
}

/** The primary contact and the assistants, and what can be done with them. */
export function StaffSection({ organization, director, assistants }: StaffSectionProps) {
  const navigate = useNavigate();
  const staffView = useStaffView();
  const isLarge = assistants.length > FEW;
  const shown = isLarge ? staffShown(assistants, staffView.view) : assistants;
  const heading = useRef<HTMLHeadingElement>(null);
  // The person, and not the id alone: the list loses the row before the answer is told.
  const [chosen, setChosen] = useViewState<Person | null>('mediaHome/deleting', null);
  const [outcome, setOutcome] = useViewState<Outcome | null>('mediaHome/deleted', null);

  // After the dialog's own effect: as long as it is open nothing behind it takes the focus, and closing it gives the focus
  // to the button of a row that is going.
  useEffect(() => {
    if (outcome !== null && chosen === null) heading.current?.focus();
  }, [outcome, chosen]);

  return (
    <>
      <section className={css.card} aria-labelledby="primary-contact">
        <h2 id="primary-contact">Primary contact</h2>
        {director === null ? (
          <p className={css.quiet}>
            No primary contact is on record. The association enters the first one: please write to{' '}
            <a href={`mailto:${config.association.mediaEmail}`}>{config.association.mediaEmail}</a>.
          </p>
        ) : (
          <StaffTable
            caption="Primary contact"
            people={[director]}
            onEdit={() => {
              void navigate(paths.primaryUpdate);
            }}
          />
        )}
      </section>
      <section className={css.card} aria-labelledby="assistants">
        <div className={css.cardHead}>
          <h2 id="assistants" ref={heading} tabIndex={-1}>
            Assistants
          </h2>
          <Button
            tone="primary"
            onClick={() => {
              void navigate(paths.addAssistant);
            }}
          >
            Add Assistant
          </Button>
        </div>
        {outcome === null ? null : (
          <Alert
            tone={outcome.tone}
            onDismiss={() => {
              setOutcome(null);
            }}
          >
            {outcome.text}
          </Alert>
        )}
        {isLarge ? <StaffTools staffView={staffView} people={assistants} shown={shown} /> : null}
        {assistants.length === 0 ? (
          <p className={css.quiet}>No assistant is on record yet.</p>
        ) : (
          <StaffTable
            caption="Assistants"
            people={shown}
            {...(isLarge ? { staffView } : {})}
            onEdit={({ PersonID }) => {
              void navigate(paths.assistantUpdate(PersonID));
            }}
            onDelete={(person) => {
              setOutcome(null);
              setChosen(person);
            }}
          />
        )}
        <DeleteDialog
          organization={organization}
          person={chosen ?? undefined}
          onClosed={(closed) => {
            setChosen(null);
            if (closed !== undefined) setOutcome(closed);
          }}
        />
      </section>
    </>
  );
}
