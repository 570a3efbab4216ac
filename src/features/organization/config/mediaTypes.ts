const NOT_PROVIDED = 'Not Provided';

/** The codes of an organization's TypeID (GEN-15). */
const mediaTypes: Readonly<Record<number, string>> = {
  1: NOT_PROVIDED,
  2: 'Newspaper',
  3: 'Radio',
  4: 'TV',
  5: 'Internet',
};

/** The name of a media type; a missing or unknown code is one that was not provided. */
export function mediaTypeName(typeId: number | string | null | undefined): string {
  return mediaTypes[Number(typeId ?? 1)] ?? NOT_PROVIDED;
}
