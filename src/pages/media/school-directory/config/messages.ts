/** Specification, section 8, letter for letter. */
export const messages = {
  noSchoolFound: 'Sorry! No school found.',
  searchFailed: 'Sorry! No school organization found.',
} as const;

/** Words of our own, where the specification asks for none (decisions R12). */
export const hints = {
  nothingToSearch: 'Enter a school name, a city, or both.',
} as const;
