import { memo } from 'react';
import type { ChangeEvent } from 'react';
import { showSiteDates, siteName } from '@/features/sites';
import type { AttendanceChange, Attendee, TournamentSite } from '@/features/sites';
import { moveFocus } from '../model/moveFocus';
import css from './AttendanceGrid.module.css';
import { Deadline } from './Deadline';

interface SiteRowProps {
  site: TournamentSite;
  /** The site's name, such that no other row has it. */
  name: string;
  people: readonly Attendee[];
  saved: ReadonlySet<number> | undefined;
  edits: ReadonlyMap<number, boolean> | undefined;
  onChange: (changes: readonly AttendanceChange[]) => void;
}

export const SiteRow = memo(function SiteRow({ site, name, people, saved, edits, onChange }: SiteRowProps) {
  const isChosen = (personId: number): boolean => edits?.get(personId) ?? saved?.has(personId) ?? false;
  const isFull = people.every(({ id }) => isChosen(id));
  // One handler for the row: the cell says whose it is.
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onChange([{ siteId: site.ID, personId: Number(currentTarget.value), attending: currentTarget.checked }]);
  };

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
          <td key={person.id} data-changed={checked === (saved?.has(person.id) ?? false) ? undefined : ''}>
            <input
              type="checkbox"
              aria-label={`${person.name}, ${name}`}
              value={person.id}
              checked={checked}
              onChange={toggle}
              onKeyDown={moveFocus}
            />
          </td>
        );
      })}
    </tr>
  );
});
