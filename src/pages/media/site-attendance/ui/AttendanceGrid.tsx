import { memo, useCallback, useDeferredValue } from 'react';
import type { Attendance, AttendanceChange, AttendanceEdits, Attendee, TournamentSite } from '@/features/sites';
import { moveFocus } from '../model/moveFocus';
import css from './AttendanceGrid.module.css';
import { PersonHeader } from './PersonHeader';
import { SiteRow } from './SiteRow';

interface AttendanceGridProps {
  sites: readonly TournamentSite[];
  /** The sites' names by ID. */
  names: ReadonlyMap<number, string>;
  people: readonly Attendee[];
  saved: Attendance;
  edits: AttendanceEdits;
  /** The people who attend every site. */
  everywhere: ReadonlySet<number>;
  onChange: (changes: readonly AttendanceChange[]) => void;
}

/** As many rows as a large window shows. */
const FIRST_ROWS = 16;

/**
 * Sites by staff (decisions R13). Native inputs in memoized rows, so that a toggle draws one row of a large grid and
 * nothing else (goals S8, S9): what a row is given must keep its identity while the row does not change.
 */
export const AttendanceGrid = memo(function AttendanceGrid(props: AttendanceGridProps) {
  const { sites, names, people, saved, edits, everywhere, onChange } = props;
  const chooseColumn = useCallback(
    (personId: number, attending: boolean) => {
      onChange(sites.map(({ ID }) => ({ siteId: ID, personId, attending })));
    },
    [onChange, sites],
  );

  // What is in view is drawn at once; the rest of a large grid follows without holding up what the user does.
  const shownSites = useDeferredValue(sites, sites.slice(0, FIRST_ROWS));

  return (
    <div className={css.frame}>
      <table className={css.grid} aria-describedby="grid-keys">
        <caption className="visually-hidden">Who attends which site</caption>
        <colgroup>
          <col className={css.siteColumn} />
          <col className={css.personColumn} span={people.length} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              Site
            </th>
            {people.map(({ id, name }) => (
              <PersonHeader key={id} id={id} name={name} isEverywhere={everywhere.has(id)} onChoose={chooseColumn} />
            ))}
          </tr>
        </thead>
        {/* The checkboxes' keys bubble up to here: one listener instead of twenty thousand. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for the checkboxes */}
        <tbody onKeyDown={moveFocus}>
          {shownSites.map((site) => (
            <SiteRow
              key={site.ID}
              site={site}
              name={names.get(site.ID) ?? ''}
              people={people}
              saved={saved.get(site.ID)}
              edits={edits[site.ID]}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
