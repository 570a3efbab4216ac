export const RECOVERY_DRAFT = { owner: '', form: 'recovery', subject: '', volatile: true };

/** Shares the recovery request's state between both forms: the login form shows its success message. */
export const RECOVERY_CALL = { fixedCacheKey: 'recovery' };
