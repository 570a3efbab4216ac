/** The association's texts (GEN-1). */
export const messages = {
  organizationRequired: 'Organization name is required',
} as const;
