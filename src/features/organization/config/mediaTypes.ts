const NOT_PROVIDED = 'Not Provided';

/** TypeID codes (GEN-15). */
const mediaTypes: Readonly<Record<number, string>> = {
  1: NOT_PROVIDED,
  2: 'Newspaper',
  3: 'Radio',
  4: 'TV',
  5: 'Internet',
};

export function mediaTypeName(typeId: number | string | null | undefined): string {
  return mediaTypes[Number(typeId ?? 1)] ?? NOT_PROVIDED;
}
