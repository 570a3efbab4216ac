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

type Tag = (typeof tags)[number];

/**
 * The tag of one record. An id may come from an address: `constructor` and `__proto__` alone would be properties that every
 * object has, and RTK Query, which keeps tags in objects, would never finish such a read.
 */
export const tagOf = <Type extends Tag>(type: Type, id: string | number) => ({ type, id: `of ${String(id)}` });
