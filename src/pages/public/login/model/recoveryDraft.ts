/** Its success message shows on the login form. */
export const RECOVERY_DRAFT = { owner: '', form: 'recovery', volatile: true };
