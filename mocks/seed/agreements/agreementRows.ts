import type { Calendar } from '../calendar';
import type { ActivityPlan } from '../data/activities';
import { classesOf, FOOTBALL, footballDateRows, levelsOf, playoffLevelRows, rangesOverlap } from '../data/playoffs';
import type { RowsOf } from '../insertRows';
import { createRandom } from '../random';
import type { SchoolRow } from '../schools/schoolPlans';
import { tournamentRows } from './tournamentRows';

type AgreementRows = RowsOf<'classifications' | 'footballSchools'>;

export function agreementRows(schools: readonly SchoolRow[], calendar: Calendar) {
  const { schoolYear } = calendar;
  const broadcast = calendar.activities.filter((plan) => plan.broadcast);
  const random = createRandom(40_001);
  const highSchools = schools.filter(({ class: className }) => className !== null);
  const classRows = broadcast.flatMap(classificationRows);
  const poolOf = poolsOf(highSchools);
  const rows = tournamentRows({ random, activities: broadcast, classRows, calendar });
  return {
    playoffLevels: playoffLevelRows,
    activityLevels: broadcast.flatMap(({ id, sport }) =>
      levelsOf(sport).map((levelId) => ({ activityId: id, levelId })),
    ),
    classifications: classRows,
    tournaments: rows,
    // Every eleventh site has no schools yet.
    assignmentSchools: rows
      .filter((_, index) => index % 11 !== 10)
      .flatMap(({ id: tournamentId = 0, classDescription }) =>
        random
          .sample(poolOf(classDescription ?? ''), random.between(4, 8))
          .map(({ id: schoolId = 0 }) => ({ tournamentId, schoolId })),
      ),
    footballSchools: footballSchoolRows(highSchools, classRows, schoolYear.begins),
    footballDates: footballDateRows.map(({ levelId, gameDate }) => ({
      levelId,
      gameDate: gameDate === '' ? '' : schoolYear.date(gameDate),
    })),
  };
}

/** Football's ids (FBID) are far from the others, so that code that confuses them fails. */
function classificationRows({ id: activityId, sport }: ActivityPlan): AgreementRows['classifications'] {
  return classesOf(sport).map((classDescription, index) => ({
    activityId,
    classId: (activityId === FOOTBALL ? 71 : 11) + index,
    classDescription,
  }));
}

/** The schools that fit a class: `4A-1A` takes schools of 4A down to 1A; a description without a class takes any. */
function poolsOf(schools: readonly SchoolRow[]): (classDescription: string) => readonly SchoolRow[] {
  const pools = new Map<string, readonly SchoolRow[]>();
  return (classDescription) => {
    const known = pools.get(classDescription);
    if (known) return known;
    const found = schools.filter(({ class: own }) => rangesOverlap(own ?? '', classDescription));
    const pool = found.length > 0 ? found : schools;
    pools.set(classDescription, pool);
    return pool;
  };
}

function footballSchoolRows(
  schools: readonly SchoolRow[],
  classRows: AgreementRows['classifications'],
  year: number,
): AgreementRows['footballSchools'] {
  return classRows
    .filter(({ activityId }) => activityId === FOOTBALL)
    .flatMap(({ classId, classDescription }) =>
      schools
        .filter(({ class: own, id = 0 }) => footballClass(own ?? '', id) === classDescription)
        .map(({ id: schoolId = 0 }) => ({ year, classId, schoolId })),
    );
}

const footballClass = (own: string, id: number): string =>
  own === '8-Man' ? `8-Player Division ${id % 2 === 0 ? 'I' : 'II'}` : own;
