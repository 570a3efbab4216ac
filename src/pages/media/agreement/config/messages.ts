/**
 * The association's words (GEN-1), with AGR-10 and AGR-11 applied. `overdue` is
 * the portal's own.
 */
export const messages = {
  organization: 'Company name is required',
  name: 'Name is required',
  billingEmail: 'Email to be invoiced is required',
  email: 'Email is required',
  emailPattern: 'please enter a valid email address',
  stream: 'Streaming URL is required',
  streamPattern: 'URL must be in the following format e.g. https://www.example.com',
  tier: 'Must choose a tier',
  activity: 'Must choose an activity',
  level: 'Must choose a playoff level',
  class: 'Must choose a class',
  site: 'Must choose a site',
  dates: 'Must choose dates to be broadcast',
  schools: 'Must choose schools',
  eventsite: 'Must choose an event site',
  overdue: 'Must confirm each date and deadline that has passed',
  yesOrNo: 'Must indicate a yes or no answer',
  failureHeading: 'Uh-Oh!!',
  failure: 'We are experiencing techincal difficulties, Please try your request again later',
  noSites: 'No sites available for chosen criteria',
  noFootballSites: 'Please choose site from school list',
  noSchools: 'Event schools not currently available',
  noDates: 'No dates available',
  noDate: 'no date available',
} as const;
