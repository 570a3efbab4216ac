/** The association's wording, shown word for word (GEN-1). */
export const messages = {
  organizationRequired: 'Organization name is required',
} as const;
