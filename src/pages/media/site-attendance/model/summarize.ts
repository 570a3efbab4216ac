import type { AttendanceChange } from '@/features/sites';

const clashesOf = (count: number): string => `${String(count)} ${count === 1 ? 'clash' : 'clashes'}`;

const partsOf = (changes: readonly AttendanceChange[]): string[] => {
  const added = changes.filter(({ attending }) => attending).length;
  const removed = changes.length - added;
  return [...(added > 0 ? [`${String(added)} added`] : []), ...(removed > 0 ? [`${String(removed)} removed`] : [])];
};

/** "3 added, 1 removed, 1 clash", for the bar. */
export function summarize(changes: readonly AttendanceChange[], clashes: number): string {
  const parts = changes.length === 0 ? ['No changes'] : partsOf(changes);
  return [...parts, ...(clashes === 0 ? [] : [clashesOf(clashes)])].join(', ');
}

/** "4 changes: 3 added, 1 removed.", for the list of them. */
export function describeChanges(changes: readonly AttendanceChange[]): string {
  if (changes.length === 0) return 'No changes since you last submitted.';
  const count = changes.length === 1 ? '1 change' : `${String(changes.length)} changes`;
  return `${count}: ${partsOf(changes).join(', ')}.`;
}
