/** The association's wording (GEN-1). */
export const siteMessages = {
  seventyTwoHours:
    'Site selections must be made 72 hours before the event; later changes are not reflected at the state site.',
  noSelection: 'Tennis, golf, gymnastics and bowling need no site selection.',
} as const;
