const NOT_PROVIDED = 'Not Provided';

export const NOT_PROVIDED_ID = 1;

/** TypeID codes (GEN-15). */
export const mediaTypes: Readonly<Record<number, string>> = {
  [NOT_PROVIDED_ID]: NOT_PROVIDED,
  2: 'Newspaper',
  3: 'Radio',
  4: 'TV',
  5: 'Internet',
};

export function mediaTypeName(typeId: number | string | null | undefined): string {
  return mediaTypes[Number(typeId ?? NOT_PROVIDED_ID)] ?? NOT_PROVIDED;
}
