import { memo, useCallback } from 'react';
import { showSiteDates, siteName } from '@/features/sites';
import type { AttendanceChange, Attendee, TournamentSite } from '@/features/sites';
import css from './AttendanceGrid.module.css';
import { Cell } from './Cell';
import { Deadline } from './Deadline';

interface SiteRowProps {
  site: TournamentSite;
  /** The site's name, such that no other row has it. */
  name: string;
  people: readonly Attendee[];
  saved: ReadonlySet<number> | undefined;
  edits: Readonly<Record<string, boolean>> | undefined;
  onChange: (changes: readonly AttendanceChange[]) => void;
}

export const SiteRow = memo(function SiteRow({ site, name, people, saved, edits, onChange }: SiteRowProps) {
  const isChosen = (personId: number): boolean => edits?.[personId] ?? saved?.has(personId) ?? false;
  const isFull = people.every(({ id }) => isChosen(id));
  const toggle = useCallback(
    (personId: number, attending: boolean) => {
      onChange([{ siteId: site.ID, personId, attending }]);
    },
    [onChange, site.ID],
  );

  return (
    <tr>
      <th scope="row">
        <span className={css.site}>{siteName(site)}</span>
        <span className={css.facts}>{[site.Class, showSiteDates(site)].filter(Boolean).join(' · ')}</span>
        <span className={css.rowFoot}>
          <Deadline site={site} />
          <button
            type="button"
            className={css.whole}
            aria-label={isFull ? `Clear all staff for ${name}` : `All staff for ${name}`}
            onClick={() => {
              onChange(people.map(({ id }) => ({ siteId: site.ID, personId: id, attending: !isFull })));
            }}
          >
            {isFull ? 'Clear' : 'All'}
          </button>
        </span>
      </th>
      {people.map((person) => {
        const checked = isChosen(person.id);
        return (
          <Cell
            key={person.id}
            personId={person.id}
            label={`${person.name}, ${name}`}
            checked={checked}
            changed={checked !== (saved?.has(person.id) ?? false)}
            onToggle={toggle}
          />
        );
      })}
    </tr>
  );
});
