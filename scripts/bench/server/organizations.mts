import type { components } from '../../../src/shared/api/contract.gen.js';

export type Organization = components['schemas']['MediaOrganization'];

const towns = [
  'Abilene',
  'Chanute',
  'Dodge City',
  'El Dorado',
  'Garden City',
  'Hays',
  'Iola',
  'Liberal',
  'Salina',
  'Ulysses',
];
const titles = ['Gazette', 'Sports Radio', 'Television', 'Prep Sports Live', 'Chronicle', 'Community News'];
const typeOfTitle = [2, 3, 4, 5, 2, 1];
const streets = ['Main', 'Broadway', 'Santa Fe', 'Kansas', 'Walnut'];

const at = <T,>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

export function organizations(count: number): Organization[] {
  return Array.from({ length: count }, (_, index) => {
    // Multiples of a prime are evenly spread, so that neighboring rows differ as in real data.
    const spread = (index * 7919) % 100_003;
    const [town, title] = [at(towns, spread), at(titles, spread >> 3)];
    const slug = `${town}-${title}-${String(index)}`.toLowerCase().replaceAll(' ', '-');
    return {
      Identifier: String(20_000 + index),
      OrganizationName: `${town} ${title} ${String(index + 1)}`,
      City: town,
      TypeID: at(typeOfTitle, spread >> 3),
      PrimaryAddress: `${String(100 + (spread % 900))} ${at(streets, spread >> 5)} Street`,
      State: 'KS',
      ZipCode: String(66_000 + (spread % 1900)),
      BusinessPhone: `785555${String(spread % 10_000).padStart(4, '0')}`,
      Fax: index % 3 === 0 ? null : `785556${String(spread % 10_000).padStart(4, '0')}`,
      Email: `news@${slug}.example`,
      WebSite: `https://www.${slug}.example`,
    };
  });
}
