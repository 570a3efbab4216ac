/** Our own words (GEN-5). */
export const messages = {
  schoolFailed: 'This school could not be shown',
  schoolUnknown: 'There is no school under this address. It may have left the directory.',
  noDistrict: 'This school has no district, so there is no superintendent on record for it.',
  noDistrictFact: 'None: this school has no district',
  adminsFailed: 'The administration could not be shown',
  noAdmins: 'No administrators are on record for this school.',
  coachesFailed: 'The coaches and sponsors could not be shown',
  noCoaches: 'No coaches or sponsors are on record for this school.',
  superFailed: 'The superintendent could not be shown',
  superUnknown: 'Nothing is on record for this district.',
} as const;

/** The superintendent's state always shows as this (SCH-8). */
export const SUPERINTENDENT_STATE = 'KS';
