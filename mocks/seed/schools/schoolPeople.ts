import type { coaches, NewRow, schoolAdmins } from '../../db/schema';
import { activityPlans } from '../data/activities';
import { firstNames, lastNames, listed, slugOf } from '../data/names';
import type { Random } from '../random';
import type { Level, SchoolRow } from './schoolPlans';

const POSITIONS = listed(`Assistant Principal, Associate Principal, Vice Principal, Assistant Athletic Director,
Sports Medicine Contact`);

/** The person who holds a position according to the school's record: `''` if nobody, undefined if the record has no such field. */
const namedIn = (school: SchoolRow, position: string): string | undefined => {
  if (position === 'Principal') return school.principalName ?? '';
  return position === 'Athletic Director' || position === 'Activity Director' ? (school.adName ?? '') : undefined;
};

export function adminRows(random: Random, school: SchoolRow): NewRow<typeof schoolAdmins>[] {
  const positions = ['Principal', random.pick(['Athletic Director', 'Activity Director'])];
  const all = [...positions, ...random.sample(POSITIONS, random.below(4))];
  return all.flatMap((position) => {
    const drawn = [random.pick(firstNames), random.pick(lastNames)];
    const named = namedIn(school, position);
    if (named === '') return [];
    const [firstName, ...rest] = named?.split(' ') ?? drawn;
    return [{ schoolId: school.id ?? 0, position, firstName, lastName: rest.join(' ') }];
  });
}

const JUNIOR_ACTIVITIES = new Set(
  listed('Football, Volleyball, Basketball, Wrestling, Track & Field, Cross Country, Music, Scholars Bowl'),
);

export function coachRows(random: Random, school: SchoolRow, level: Level): NewRow<typeof coaches>[] {
  const host = school.email?.split('@')[1] ?? 'school.example';
  const offered = activityPlans.filter(
    ({ sport, coached }) =>
      coached && (level === 'Junior' ? JUNIOR_ACTIVITIES.has(sport) : random.chance(isLarge(school) ? 0.95 : 0.6)),
  );
  return offered.map(({ name }) => {
    const vacant = random.chance(0.03);
    const firstName = vacant ? null : random.pick(firstNames);
    const lastName = vacant ? 'To be announced' : random.pick(lastNames);
    return {
      schoolId: school.id ?? 0,
      actDescription: name,
      firstName,
      lastName,
      email: firstName === null || random.chance(0.05) ? null : `${slugOf(firstName)}.${slugOf(lastName)}@${host}`,
    };
  });
}

const isLarge = (school: SchoolRow): boolean => school.class === '6A' || school.class === '5A';
