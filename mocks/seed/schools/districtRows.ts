import type { districts, NewRow } from '../../db/schema';
import { personName, phoneNumber, streets } from '../data/names';
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
      superintendent: index % 41 === 7 ? null : personName(random),
      mailingPrimaryAddress:
        index % 3 === 0
          ? `PO Box ${String(random.between(10, 900))}`
          : `${String(random.between(100, 1900))} ${random.pick(streets)} Street`,
      mailingCity: town.name,
      mailingZip: index % 6 === 0 ? `${town.zip}${String(random.between(1000, 9999))}` : town.zip,
      districtPhone: phoneNumber(random, town.areaCode),
      email: index % 29 === 4 ? '' : `superintendent@usd${usd}.example`,
    };
  });
}
