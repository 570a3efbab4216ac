/** AGR-7. Ids are compared as text, as the controls of a form hold them. */
export const FOOTBALL_ID = '1';

/** The level at which a football game may be played at a site of its own (AGR-8). */
export const FOOTBALL_SITE_LEVEL = '1';
