import { entriesDeviate, fieldsDeviate, named, type NamedScenario } from './faulty';

const everyRead = { method: 'GET' };
const organization = { path: '/org/identifier/{identifier}' };
const IDS = /(?:ID|Id|^id)$/;

const american = (date: unknown): unknown => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(date)) ?? [];
  return year === undefined ? date : `${String(Number(month))}/${String(Number(day))}/${year} 12:00:00 AM`;
};

const inCamelCase = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
  );

const values = (fields: RegExp, change: (value: unknown) => unknown, description: string, calls: object = everyRead) =>
  named(fieldsDeviate(calls, fields, change), description);

export const valueDeviations = {
  idsAreText: values(IDS, String, 'Every id is a string of digits.'),
  idsHaveLeadingZeros: values(IDS, (id) => `00${String(id)}`, 'Every id is a string such as 0042.'),
  idsHaveDecimals: values(/^PersonID$/, (id) => `${String(id)}.0`, 'A PersonID is a string such as 42.0.'),
  idsRepeat: values(/^Id$/, () => 1, 'Every school of a search has the Id 1.', { path: /^\/school\/search/ }),
  flagsAreText: values(/^(?:NeedCredential|Attending|Active|ShowIcon)$/, String, "Flags are '0' and '1'."),
  flagsAreLetters: values(/^NeedCredential$/, (flag) => (flag === 1 ? 'Y' : 'N'), 'NeedCredential is Y or N.'),
  datesAreAmerican: values(/Date$/, american, 'Dates look like 11/8/2026 12:00:00 AM.'),
  datesAreEpochNumbers: values(/Date$/, (date) => Date.parse(String(date)), 'Dates are milliseconds since 1970.'),
  datesAreImpossible: values(/Date$/, () => '2026-02-30', 'Every date is February 30.'),
  seasonsAreOther: values(/^Season$/, () => 'Autumn', 'Every season is Autumn.'),
  zipsAreNumbers: values(/^ZipCode$/, Number, 'A zip code has lost its leading zeros.'),
  textsArePadded: values(
    /^(?:City|OrganizationName|PrimaryAddress|WebSite)$/,
    (text) => `${String(text)}   `,
    'Texts have blanks at their end, as from columns of fixed width.',
  ),
  namesAreUpperCase: values(
    /Name$/,
    (name) => String(name).toUpperCase(),
    'Reads return names in upper case, however they were saved.',
  ),
  namesAreMissing: values(/^OrganizationName$/, () => null, 'The OrganizationName of a record is null.', organization),
  identifiersAreRespelled: values(
    /^Identifier$/,
    (key) => `0${String(key)}`,
    'A record has another spelling of its Identifier than the token.',
    organization,
  ),
  answersHaveMoreFields: named(
    entriesDeviate(everyRead, (entry) => ({ ...entry, ModifiedOn: '2026-11-01T08:15:00' })),
    'Every entry has a field that is not in the contract.',
  ),
  schoolsAreInCamelCase: named(
    entriesDeviate({ path: /^\/school\// }, inCamelCase),
    'The school directory returns schoolName instead of SchoolName.',
  ),
} as const satisfies Readonly<Record<string, NamedScenario>>;
