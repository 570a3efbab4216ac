import { memo, useRef } from 'react';
import type { AttendanceChange, Attendee } from '@/features/sites';
import { focusAfter } from '@/shared/lib/focus';
import { joinNames } from '@/shared/lib/names';
import { Button } from '@/shared/ui/Button';
import { ShowMore } from '@/shared/ui/ShowMore';
import { useFirstFew } from '@/shared/ui/useFirstFew';
import { describeChanges } from '../model/summarize';
import css from './AttendanceForm.module.css';

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
export const ChangeReview = memo(function ChangeReview({ changes, names, people, onDiscard }: ChangeReviewProps) {
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
    <section className={css.review} aria-labelledby="change-review">
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
      <div className={css.links}>
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
});
