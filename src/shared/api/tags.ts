/**
 * Every tag of the API, so that one slice can refresh another's data without importing it.
 * Per organization (id: its Identifier): Organization, Director, Assistants, Staff, SiteNotifications.
 */
export const tags = [
  'Listing',
  'Organization',
  'OrganizationSummary',
  'Director',
  'Assistants',
  'Staff',
  'Lookups',
  'Schools',
  'School',
  'League',
  'Activities',
  'Sites',
  'SiteNotifications',
  'AgreementLookups',
] as const;
