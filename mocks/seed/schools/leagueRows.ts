import type { leagues, NewRow } from '../../db/schema';
import { juniorLeagues, personName, phoneNumber, seniorLeagues, slugOf, streets } from '../data/names';
import { towns } from '../data/towns';
import { createRandom } from '../random';
import type { Level } from './schoolPlans';

export type LeagueRow = NewRow<typeof leagues>;

export function leagueRows(): LeagueRow[] {
  const random = createRandom(30);
  const row = (level: Level, name: string, identifier: string, index: number): LeagueRow => {
    const town = random.pick(towns);
    // Leaves out most values of every seventh league, as if it had not sent them. The first of these at each level has no president either.
    const silent = index % 7 === 3;
    return {
      identifier,
      level,
      name,
      leagueName: `${name} League`,
      presidentName: index === 3 ? null : personName(random),
      commishName: index % 2 === 0 ? personName(random) : index % 4 === 1 ? '' : null,
      primaryAddress: silent ? null : `${String(random.between(100, 1900))} ${random.pick(streets)} Street`,
      city: silent ? null : town.name,
      code: silent ? null : 'KS',
      zipCode: silent ? null : `${town.zip}${index % 5 === 0 ? '1204' : ''}`,
      businessPhone: silent ? null : phoneNumber(random, town.areaCode),
      email: silent ? null : `president@${slugOf(name)}.example`,
    };
  };
  return [
    ...seniorLeagues.map((name, index) => row('Senior', name, String(91_001 + index * 3), index)),
    ...juniorLeagues.map((name, index) => row('Junior', name, String(95_001 + index * 3), index)),
  ];
}
