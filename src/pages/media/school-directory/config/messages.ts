/** The association's words (GEN-1). */
export const messages = {
  noSchoolFound: 'Sorry! No school found.',
  searchFailed: 'Sorry! No school organization found.',
} as const;

/** Our own words (SCH-2). */
export const hints = {
  nothingToSearch: 'Enter a school name, a city, or both.',
} as const;
