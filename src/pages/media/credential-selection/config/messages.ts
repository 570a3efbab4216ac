/** The association's texts (GEN-1). */
export const messages = {
  yearly: 'Credentials are yearly and must be re-requested each year.',
} as const;
