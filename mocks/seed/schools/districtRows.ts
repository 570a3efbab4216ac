import type { districts, NewRow } from '../../db/schema';
import { firstNames, lastNames, streets } from '../data/names';
import { towns } from '../data/towns';
import { createRandom } from '../random';

const FIRST_USD = 202;

export const usdOf: ReadonlyMap<string, string> = new Map(
  towns.map(({ name }, index) => [name, String(FIRST_USD + index)]),
);

export function districtRows(): NewRow<typeof districts>[] {
  const random = createRandom(202);
  return towns.map((town, index) => {
    const usd = String(FIRST_USD + index);
    return {
      usd,
      superintendent: index % 41 === 7 ? null : `${random.pick(firstNames)} ${random.pick(lastNames)}`,
      mailingPrimaryAddress:
        index % 3 === 0
          ? `PO Box ${String(random.between(10, 900))}`
          : `${String(random.between(100, 1900))} ${random.pick(streets)} Street`,
      mailingCity: town.name,
      mailingZip: index % 6 === 0 ? `${town.zip}${String(random.between(1000, 9999))}` : town.zip,
      districtPhone: `${town.areaCode}555${String(random.between(200, 9999)).padStart(4, '0')}`,
      email: index % 29 === 4 ? '' : `superintendent@usd${usd}.example`,
    };
  });
}
