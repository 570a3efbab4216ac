import { useRef } from 'react';
import type { AttendanceChange, Attendee } from '@/features/sites';
import { focusAfter } from '@/shared/lib/focus';
import { joinNames } from '@/shared/lib/names';
import { pluralize } from '@/shared/lib/pluralize';
import { Button } from '@/shared/ui/Button';
import { ShowMore } from '@/shared/ui/ShowMore';
import { useFirstFew } from '@/shared/ui/useFirstFew';
import css from './AttendanceForm.module.css';

const partsOf = (changes: readonly AttendanceChange[]): string[] => {
  const added = changes.filter(({ attending }) => attending).length;
  const removed = changes.length - added;
  return [...(added > 0 ? [`${added} added`] : []), ...(removed > 0 ? [`${removed} removed`] : [])];
};

/** For the action bar: "3 added, 1 removed, 1 double-booking". */
export function summarize(changes: readonly AttendanceChange[], clashes: number): string {
  const parts = changes.length === 0 ? ['No changes'] : partsOf(changes);
  return [...parts, ...(clashes === 0 ? [] : [pluralize(clashes, 'double-booking')])].join(', ');
}

/** For the list of changes: "4 changes: 3 added, 1 removed." */
function describeChanges(changes: readonly AttendanceChange[]): string {
  if (changes.length === 0) return 'No changes since you last submitted.';
  const count = pluralize(changes.length, 'change');
  return `${count}: ${partsOf(changes).join(', ')}.`;
}

interface ChangeReviewProps {
  changes: readonly AttendanceChange[];
  /** Site names by ID. */
  names: ReadonlyMap<number, string>;
  people: readonly Attendee[];
  /** Undefined while submitting. */
  onDiscard: (() => void) | undefined;
}

const FEW = 8;

/** Changes to submit, by person (ATT-9). */
export function ChangeReview({ changes, names, people, onDiscard }: ChangeReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = new Set(changes.map(({ personId }) => personId));
  const listed = people.filter(({ id }) => changed.has(id));
  const { list, shown, more } = useFirstFew('attendance/allChanges', listed, FEW);
  const sitesOf = (personId: number, wanted: boolean): string =>
    joinNames(
      changes
        .filter((change) => change.personId === personId && change.attending === wanted)
        .map(({ siteId }) => names.get(siteId) ?? ''),
    );

  return (
    <section className={`${css.review} screen-only`} aria-labelledby="change-review">
      <h2 id="change-review" ref={heading} tabIndex={-1}>
        Changes to submit
      </h2>
      <p>{describeChanges(changes)}</p>
      <ul ref={list} className={css.changes}>
        {shown.map(({ id, name }) => {
          const [added, removed] = [sitesOf(id, true), sitesOf(id, false)];
          return (
            <li key={id} tabIndex={-1}>
              <strong>{name}</strong>
              <span>
                {[added && ` will attend ${added}`, removed && ` will no longer attend ${removed}`]
                  .filter(Boolean)
                  .join(', and')}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="toolbar screen-only">
        <ShowMore {...more} />
        {changes.length === 0 ? null : (
          <Button
            size="small"
            aria-disabled={onDiscard === undefined}
            onClick={(event) => {
              if (onDiscard !== undefined) focusAfter(event, onDiscard, () => heading.current);
            }}
          >
            Undo all changes
          </Button>
        )}
      </div>
    </section>
  );
}
