import type { Attendee, Clash } from '@/features/sites';
import { joinNames } from '@/shared/lib/names';

interface Saved {
  clashes: readonly Clash[];
  people: readonly Attendee[];
  /** Names of the sites changed after their deadline. */
  late: readonly string[];
}

/** More names than this are only counted. */
const FEW = 3;

/** What the bar warned about and was saved all the same (ATT-9, ATT-3). */
export function savedWarnings({ clashes, people, late: sites }: Saved): string[] {
  const ids = new Set(clashes.map(({ personId }) => personId));
  const names = people.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const doubled = names.length > FEW ? `${String(names.length)} people` : joinNames(names);
  const changed = sites.length > FEW ? `${String(sites.length)} sites` : joinNames(sites);
  return [
    ...(names.length === 0 ? [] : [`${doubled} ${names.length === 1 ? 'is' : 'are'} at two sites on the same day.`]),
    ...(sites.length === 0
      ? []
      : [
          sites.length === 1
            ? `${changed} was saved after the deadline, so the state site will not see it.`
            : `${changed} were saved after the deadline, so the state sites will not see them.`,
        ]),
  ];
}
