/** The recovery's success shows over the login, to which it returns. */
export const RECOVERY_DRAFT = { owner: '', form: 'recovery', volatile: true };
