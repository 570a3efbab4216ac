export const RECOVERY_DRAFT = { owner: '', form: 'recovery', volatile: true };

/** The state of the call, whose success message shows on the login form. */
export const RECOVERY_CALL = { fixedCacheKey: 'recovery' };
