/** The portal's own texts (GEN-5). */
export const messages = {
  schoolFailed: 'We couldn’t load this school',
  schoolUnknown: 'There is no school at this address. It may no longer be in the directory.',
  adminsUnreadable: 'We couldn’t read who the administrators of this school are.',
  coachesUnreadable: 'We couldn’t read who the coaches of this school are.',
  noDistrict: 'This school has no district, so there is no superintendent on record for it.',
  noContact: 'No phone, email, or website is on record for this school.',
  noAddress: 'No address is on record for this school.',
  noPeople: 'No principal or athletic director is on record for this school.',
  noRecord: 'No class, league, or district is on record for this school.',
  noMatch: 'No coaches or sponsors match these words.',
  adminsFailed: 'We couldn’t load the administration',
  noAdmins: 'No administrators are on record for this school.',
  coachesFailed: 'We couldn’t load the coaches and sponsors',
  noCoaches: 'No coaches or sponsors are on record for this school.',
  superFailed: 'We couldn’t load the superintendent',
  superUnknown: 'There is no record of this district.',
} as const;

/** The state that is shown for every superintendent (SCH-8). */
export const SUPERINTENDENT_STATE = 'KS';
