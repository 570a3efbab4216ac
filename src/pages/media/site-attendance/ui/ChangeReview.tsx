import { memo } from 'react';
import type { AttendanceChange, Attendee } from '@/features/sites';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { REVIEW_ID } from '../model/moveFocus';
import css from './ChangeReview.module.css';

interface ChangeReviewProps {
  changes: readonly AttendanceChange[];
  /** The sites' names by ID. */
  names: ReadonlyMap<number, string>;
  people: readonly Attendee[];
  /** Whether the deadline of a changed site has passed. */
  isLate: boolean;
}

const FEW = 8;

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

function summaryOf(changes: readonly AttendanceChange[]): string {
  if (changes.length === 0) return 'Nothing: the choices are as they were last submitted.';
  const added = changes.filter(({ attending }) => attending).length;
  const parts = [
    ...(added > 0 ? [`${String(added)} added`] : []),
    ...(changes.length > added ? [`${String(changes.length - added)} removed`] : []),
  ];
  return `${changes.length === 1 ? '1 change' : `${String(changes.length)} changes`}: ${parts.join(', ')}.`;
}

/** What submitting will change, person by person (decisions P7). */
export const ChangeReview = memo(function ChangeReview({ changes, names, people, isLate }: ChangeReviewProps) {
  const [all, setAll] = useViewState('attendance/allChanges', false);
  const changed = new Set(changes.map(({ personId }) => personId));
  const listed = people.filter(({ id }) => changed.has(id));
  const hidden = all ? 0 : Math.max(0, listed.length - FEW);
  const sitesOf = (personId: number, wanted: boolean): string =>
    conjunction.format(
      changes
        .filter((change) => change.personId === personId && change.attending === wanted)
        .map(({ siteId }) => names.get(siteId) ?? ''),
    );

  return (
    <section className={css.review} aria-labelledby={REVIEW_ID}>
      <h2 id={REVIEW_ID} tabIndex={-1}>
        What submitting will change
      </h2>
      <p role="status">{summaryOf(changes)}</p>
      <ul className={css.list}>
        {listed.slice(0, listed.length - hidden).map(({ id, name }) => {
          const [added, removed] = [sitesOf(id, true), sitesOf(id, false)];
          return (
            <li key={id}>
              <strong>{name}</strong>
              {added === '' ? null : ` will attend ${added}`}
              {added === '' || removed === '' ? null : ';'}
              {removed === '' ? null : ` will no longer attend ${removed}`}
            </li>
          );
        })}
      </ul>
      {hidden === 0 ? null : (
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            setAll(true);
          }}
        >
          {`Show ${String(hidden)} more`}
        </Button>
      )}
      {isLate ? (
        <Alert tone="warning">
          The deadline of a changed site has passed: it can be submitted, but is not reflected at the state site.
        </Alert>
      ) : null}
    </section>
  );
});
