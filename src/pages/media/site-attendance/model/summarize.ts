import type { AttendanceChange } from '@/features/sites';
import { pluralize } from '@/shared/lib/pluralize';

const partsOf = (changes: readonly AttendanceChange[]): string[] => {
  const added = changes.filter(({ attending }) => attending).length;
  const removed = changes.length - added;
  return [...(added > 0 ? [`${String(added)} added`] : []), ...(removed > 0 ? [`${String(removed)} removed`] : [])];
};

/** For the action bar: "3 added, 1 removed, 1 double-booking". */
export function summarize(changes: readonly AttendanceChange[], clashes: number): string {
  const parts = changes.length === 0 ? ['No changes'] : partsOf(changes);
  return [...parts, ...(clashes === 0 ? [] : [pluralize(clashes, 'double-booking')])].join(', ');
}

/** For the list of changes: "4 changes: 3 added, 1 removed." */
export function describeChanges(changes: readonly AttendanceChange[]): string {
  if (changes.length === 0) return 'No changes since you last submitted.';
  const count = pluralize(changes.length, 'change');
  return `${count}: ${partsOf(changes).join(', ')}.`;
}
