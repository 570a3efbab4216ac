const NOT_PROVIDED = 'Not Provided';

/** Section 3: the codes of an organization's TypeID. */
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
