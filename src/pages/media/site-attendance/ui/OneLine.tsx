import { useMemo, type ComponentProps } from 'react';
import { isAttending, type Attendance } from '@/features/sites';
import { pluralize } from '@/shared/lib/pluralize';
import { useViewState } from '@/shared/lib/view-state';
import { Button } from '@/shared/ui/Button';
import { controlClass } from '@/shared/ui/controlClass';
import { Icon } from '@/shared/ui/Icon';
import { AttendanceGrid } from './AttendanceGrid';
import css from './AttendanceForm.module.css';

interface OneLineProps extends ComponentProps<typeof AttendanceGrid> {
  chosen: Attendance;
}

/** The grid on a phone (ATT-25): one person with all sites, or one site with all staff, as a grid of one column. */
export function OneLine({ chosen, ...grid }: OneLineProps) {
  const { rows, people, sites, clashing } = grid;
  const [id, choose] = useViewState<number | null>('attendance/line', null);
  const byPerson = rows === 'staff';
  const lines = byPerson ? people : sites;
  const index = Math.max(
    0,
    lines.findIndex((line) => line.id === id),
  );
  const line = lines[index];
  const column = useMemo(() => (line === undefined ? [] : [line]), [line]);
  const kind = byPerson ? 'staff member' : 'site';

  /** The text of an option: "Gerald Vang · 2 sites !", where "!" marks a double-booking. */
  const wordsOf = (lineId: number, name: string): string => {
    const count = byPerson
      ? sites.filter((site) => isAttending(chosen, site.id, lineId)).length
      : people.filter((person) => isAttending(chosen, lineId, person.id)).length;
    const unit = byPerson ? pluralize(count, 'site') : pluralize(count, 'person', 'people');
    const isClashing = byPerson ? clashing.has(lineId) : [...clashing.values()].some((own) => own.has(lineId));
    return `${name}${count === 0 ? '' : ` · ${unit}`}${isClashing ? ' !' : ''}`;
  };
  const step = (by: 1 | -1) => {
    const there = lines[index + by];
    return (
      <Button
        aria-label={`${by === 1 ? 'Next' : 'Previous'} ${kind}`}
        aria-disabled={there === undefined}
        onClick={() => {
          if (there !== undefined) choose(there.id);
        }}
      >
        <Icon name="arrow" />
      </Button>
    );
  };
  return (
    <div>
      <div className={css.picker}>
        {step(-1)}
        <select
          className={controlClass}
          aria-label={byPerson ? 'Staff member' : 'Site'}
          value={line?.id}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        >
          {lines.map((one) => (
            <option key={one.id} value={one.id}>
              {wordsOf(one.id, one.name)}
            </option>
          ))}
        </select>
        {step(1)}
      </div>
      <AttendanceGrid
        {...grid}
        key={line?.id}
        rows={byPerson ? 'sites' : 'staff'}
        people={byPerson ? column : people}
        sites={byPerson ? sites : column}
      />
    </div>
  );
}
