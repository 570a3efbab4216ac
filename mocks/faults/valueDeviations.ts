import { entriesDeviate, fieldsDeviate, named, type NamedScenario } from './faulty';

const everyRead = { method: 'GET' };
const IDS = /(?:ID|Id|^id)$/;

const american = (date: unknown): unknown => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(date)) ?? [];
  return year === undefined ? date : `${String(Number(month))}/${String(Number(day))}/${year} 12:00:00 AM`;
};

const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Values and fields that differ from the contract. */
export const valueDeviations = {
  idsAreText: named(() => fieldsDeviate(everyRead, IDS, String), 'Ids are strings', 'Every id is a string of digits.'),
  idsHaveLeadingZeros: named(
    () => fieldsDeviate(everyRead, IDS, (id) => `00${String(id)}`),
    'Ids have leading zeros',
    'Every id is a string such as 0042.',
  ),
  idsHaveDecimals: named(
    () => fieldsDeviate(everyRead, /^PersonID$/, (id) => `${String(id)}.0`),
    'Ids have decimals',
    'A PersonID is a string such as 42.0.',
  ),
  idsRepeat: named(
    () => fieldsDeviate({ method: 'GET', path: /^\/school\/search/ }, /^Id$/, () => 1),
    'Ids repeat',
    'Every school of a search has the Id 1.',
  ),
  flagsAreText: named(
    () => fieldsDeviate(everyRead, /^(?:NeedCredential|Attending|Active|ShowIcon)$/, String),
    'Flags are strings',
    "Flags are '0' and '1'.",
  ),
  flagsAreLetters: named(
    () => fieldsDeviate(everyRead, /^NeedCredential$/, (flag) => (flag === 1 ? 'Y' : 'N')),
    'Flags are letters',
    'NeedCredential is Y or N.',
  ),
  datesAreAmerican: named(
    () => fieldsDeviate(everyRead, /Date$/, american),
    'Dates are in US format',
    'Dates look like 11/8/2026 12:00:00 AM.',
  ),
  datesAreEpochNumbers: named(
    () => fieldsDeviate(everyRead, /Date$/, (date) => Date.parse(String(date))),
    'Dates are epoch numbers',
    'Dates are milliseconds since 1970.',
  ),
  datesAreImpossible: named(
    () => fieldsDeviate(everyRead, /Date$/, () => '2026-02-30'),
    'Dates do not exist',
    'Every date is February 30.',
  ),
  seasonsAreOther: named(
    () => fieldsDeviate(everyRead, /^Season$/, () => 'Autumn'),
    'Seasons have other names',
    'Every season is Autumn.',
  ),
  zipsAreNumbers: named(
    () => fieldsDeviate(everyRead, /^ZipCode$/, Number),
    'Zip codes are numbers',
    'A zip code has lost its leading zeros.',
  ),
  textsArePadded: named(
    () =>
      fieldsDeviate(everyRead, /^(?:City|OrganizationName|PrimaryAddress|WebSite)$/, (text) => `${String(text)}   `),
    'Texts are padded',
    'Texts have blanks at their end, as from columns of fixed width.',
  ),
  namesAreUpperCase: named(
    () => fieldsDeviate(everyRead, /Name$/, (name) => String(name).toUpperCase()),
    'Names are in upper case',
    'Reads return names in upper case, however they were saved.',
  ),
  namesAreMissing: named(
    () => fieldsDeviate({ path: '/org/identifier/{identifier}' }, /^OrganizationName$/, () => null),
    'Organizations have no name',
    'The OrganizationName of a record is null.',
  ),
  identifiersAreRespelled: named(
    () => fieldsDeviate({ path: '/org/identifier/{identifier}' }, /^Identifier$/, (key) => `0${String(key)}`),
    'Identifiers are respelled',
    'A record has another spelling of its Identifier than the token.',
  ),
  answersHaveMoreFields: named(
    () => entriesDeviate(everyRead, (entry) => ({ ...entry, ModifiedOn: '2026-11-01T08:15:00' })),
    'Extra fields',
    'Every entry has a field that is not in the contract.',
  ),
  schoolsAreInCamelCase: named(
    () =>
      entriesDeviate({ path: /^\/school\// }, (entry) =>
        Object.fromEntries(Object.entries(entry).map(([name, value]) => [camelCase(name), value])),
      ),
    'Schools in camel case',
    'The school directory returns schoolName instead of SchoolName.',
  ),
} as const satisfies Readonly<Record<string, NamedScenario>>;
