/** The form's fields by API key, in form order. */
export const labels = {
  organization: 'Organization',
  name: 'Name',
  email: 'Email',
  billingEmail: 'Billing Email',
  station: 'Station',
  stream: 'Streaming URL',
  activity: 'Activity',
  level: 'Playoff Level',
  class: 'Class',
  site: 'Site',
  schools: 'Schools',
  dates: 'Dates',
  overdue: 'Past Dates and Deadlines',
  eventsite: 'Event Site',
  landline: 'Landline',
  cellphone: 'Cellphone',
  tier: 'Tier',
} as const;

export type AgreementField = keyof typeof labels;
