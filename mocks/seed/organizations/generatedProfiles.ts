import { communityTitles, paperTitles, phoneNumber, siteTitles, slugOf, streets } from '../data/names';
import { cities, neighbors, towns } from '../data/towns';
import type { Random } from '../random';
import type { Place, Profile, TypeId } from './profile';

const places: readonly Place[] = [
  ...towns.map((town) => ({ ...town, state: 'KS' })),
  // Adds each city three more times, because cities have more media organizations than other towns.
  ...towns.filter(({ name }) => cities.has(name)).flatMap((town) => Array(3).fill({ ...town, state: 'KS' }) as Place[]),
  ...neighbors,
];

const types = (count: number, typeId: TypeId): TypeId[] => Array<TypeId>(count).fill(typeId);
const TYPES = [...types(42, 2), ...types(34, 3), ...types(6, 4), ...types(13, 5), ...types(4, 1)];

/** The first `staffed` profiles get several assistants and a login. */
export function generatedProfiles(random: Random, count: number, staffed: number): Profile[] {
  const taken = new Set<string>();
  const profiles: Profile[] = [];
  while (profiles.length < count) {
    const place = random.pick(places);
    const typeId = random.pick(TYPES);
    const name = nameOf(random, typeId, place);
    if (taken.has(name)) continue;
    taken.add(name);
    profiles.push(profileOf(random, { name, typeId, place, staffed: profiles.length < staffed }));
  }
  return profiles;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function nameOf(random: Random, typeId: TypeId, { name: town }: Place): string {
  const call = (): string => `K${[1, 2, 3].map(() => letters.charAt(random.below(letters.length))).join('')}`;
  switch (typeId) {
    case 2:
      return `${town} ${random.pick(paperTitles)}`;
    case 3:
      return random.chance(0.7)
        ? `${call()}-FM ${(random.between(440, 539) / 5 + 0.1).toFixed(1)}`
        : `${call()}-AM ${String(random.between(55, 160) * 10)}`;
    case 4:
      return `${call()}-TV Channel ${String(random.between(2, 51))}`;
    case 5:
      return `${town} ${random.pick(siteTitles)}`;
    case 1:
      return `${town} ${random.pick(communityTitles)}`;
  }
}

interface Draft {
  name: string;
  typeId: TypeId;
  place: Place;
  staffed: boolean;
}

function profileOf(random: Random, { name, typeId, place, staffed }: Draft): Profile {
  const slug = slugOf(name);
  const email = `${random.pick(['news', 'sports', 'editor', 'desk'])}@${slug}.example`;
  const phone = (): string => phoneNumber(random, place.areaCode);
  return {
    name,
    typeId,
    logo: random.chance(0.3) ? `/association/logos/${slug}.svg` : null,
    address: {
      primaryAddress: random.chance(0.15)
        ? `PO Box ${String(random.between(10, 990))}`
        : `${String(random.between(100, 2400))} ${random.pick(['N ', 'S ', 'E ', 'W ', '', ''])}${random.pick(streets)} ${random.pick(['Street', 'Avenue', 'Road'])}`,
      city: place.name,
      state: place.state,
      zipCode: zipOf(random, place.zip),
    },
    contact: {
      businessPhone: phone(),
      fax: staffed || random.chance(0.6) ? phone() : random.pick([null, '']),
      email,
      webSite: staffed || random.chance(0.85) ? `https://www.${slug}.example` : random.pick([null, '']),
    },
    ...(staffed ? { login: email } : {}),
    director: staffed || random.chance(0.8) ? 'with contact' : random.pick(['without contact', 'none']),
    assistants: staffed ? random.between(3, 12) : random.pick([0, 0, 0, 0, 1, 2]),
  };
}

function zipOf(random: Random, zip: string): string {
  if (!random.chance(0.15)) return zip;
  return `${zip}${random.pick(['', '-'])}${String(random.between(1000, 9999))}`;
}
