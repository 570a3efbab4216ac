// Verifies STF-5, STF-6, STF-8.
import { readAssistants } from '@/pages/media/add-assistant/model/readAssistants';
import { ignoredLines } from '@/pages/media/add-assistant/model/ignoredLines';
import { checkRows } from '@/pages/media/add-assistant/model/checkRows';
import { emptyTable, type TableRow } from '@/pages/media/add-assistant/model/assistantTable';
import { AT, EMAIL, NAMES, OWNER, pasted, rowsOf } from '../support/pastedTable';

const mia = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };
const lou = { FirstName: 'Lou', LastName: 'Day', Email: 'lou@gazette.example' };
const both = [mia, lou];
const peopleOf = (text: string) => readAssistants(text).map(({ values }) => values);
describe('the assistants of a table', () => {
  it.each([
    ['no headings, tabs', 'Mia\tBerg\tmia@gazette.example\nLou\tDay\tlou@gazette.example'],
    ['no headings, last names first in one cell', '"Berg, Mia",mia@gazette.example\n"Day, Lou",lou@gazette.example'],
    ['headings', 'First Name,Last Name,Email\nMia,Berg,mia@gazette.example\nLou,Day,lou@gazette.example'],
    [
      'columns that nobody asked for',
      'Email,Phone,Position,Last Name,First Name\nmia@gazette.example,316-555-0101,Editor,Berg,Mia\nlou@gazette.example,,,Day,Lou',
    ],
    [
      '“Last Name / First Name”',
      'Last Name / First Name\tEmail\nBerg / Mia\tmia@gazette.example\nDay / Lou\tlou@gazette.example',
    ],
    [
      '“First Name / Last Name”',
      'First Name / Last Name\tEmail\nMia / Berg\tmia@gazette.example\nLou / Day\tlou@gazette.example',
    ],
    [
      '“Last, First” as a heading',
      '"Last, First",Email\n"Berg, Mia",mia@gazette.example\n"Day, Lou",lou@gazette.example',
    ],
    ['quotes, blanks and empty lines', '\n"Mia"; "Berg" ;" mia@gazette.example "\n;;\n\nLou;Day;lou@gazette.example\n'],
  ])('are the same with %s', (_what, text) => {
    expect(peopleOf(text)).toEqual(both);
  });

  it('keep quotes, separators and line breaks of a quoted cell', () => {
    expect(peopleOf('First Name,Last Name,Email\n"Mia ""Mimi""","Berg,\nJr.",mia@gazette.example')).toEqual([
      { ...mia, FirstName: 'Mia "Mimi"', LastName: 'Berg, Jr.' },
    ]);
  });

  it('are asked about when their addresses spell the names the other way around, even against headings', () => {
    const asksOf = (lines: string[]) => readAssistants(lines.join('\n')).map(({ asks }) => asks);
    const swapped = ['Berg,Mia,mia.berg@gazette.example', 'Day,Lou,lou@gazette.example'];
    expect(asksOf(swapped)).toEqual([['order'], ['order']]);
    expect(asksOf(['First Name,Last Name,Email', ...swapped])).toEqual([['order'], ['order']]);
    expect(asksOf(['Last Name,First Name,Email', ...swapped])).toEqual([[], []]);
  });

  it('have the address of their account where no column is called e-mail', () => {
    expect(
      peopleOf('Display name,User principal name,First name,Last name\nMia Berg,mia@gazette.example,Mia,Berg'),
    ).toEqual([mia]);
  });

  it('are none in empty text, and an unreadable line is a row to correct', () => {
    expect(peopleOf(' \n\n')).toEqual([]);
    expect(peopleOf('Mia\tBerg')).toEqual([{ ...mia, Email: '' }]);
  });
});

describe('problems of the rows', () => {
  const row = (id: number, values: Partial<typeof mia>, rest: Partial<TableRow> = {}): TableRow => ({
    id,
    values: { ...mia, ...values },
    state: 'waiting',
    failure: '',
    isNamesake: false,
    ...rest,
  });
  const person = {
    PersonID: 3,
    ContactID: 1,
    RecordID: 2,
    Identifier: '1',
    Picture: '',
    NeedCredential: 0,
    OrganizationName: '',
  };
  const listed = [{ ...person, ...mia }] as unknown as Parameters<typeof checkRows>[1];
  const problemsOf = (rows: TableRow[], unfinished = {}, list = listed) =>
    Object.fromEntries([...checkRows({ ...emptyTable, rows, unfinished }, list)].map(([id, { text }]) => [id, text]));

  it('are known e-mails or names, repeated rows, and unusable rows', () => {
    expect(
      problemsOf([
        row(1, { FirstName: 'Other', LastName: 'Name', Email: 'MIA@gazette.example' }),
        row(2, { FirstName: 'MIA', Email: 'other@gazette.example' }),
        row(3, lou),
        row(4, lou),
        row(5, { FirstName: '', Email: 'bo@' }),
      ]),
    ).toEqual({
      1: 'This email is already on your list',
      2: 'Already on your list',
      4: 'Duplicate in this table',
      5: 'First Name is required. please enter a valid email address',
    });
  });

  it('disappear when a namesake or a shared address is confirmed, unless both are known', () => {
    expect(problemsOf([row(1, { Email: 'other@gazette.example' }, { isNamesake: true })])).toEqual({});
    expect(problemsOf([row(1, {}, { isNamesake: true })])).toEqual({ 1: 'Already on your list' });
    expect(problemsOf([row(1, { FirstName: 'Bo' })])).toEqual({ 1: 'This email is already on your list' });
    expect(problemsOf([row(1, { FirstName: 'Bo' }, { isNamesake: true })])).toEqual({});
  });

  it('exclude an interrupted row that is now on the list, while a second row of that person waits', () => {
    const unfinished = { 1: { step: 'link', done: { person: 3 }, known: [] } };
    expect(problemsOf([row(1, {}, { state: 'failed' })], unfinished)).toEqual({});
    expect(problemsOf([row(0, {}), row(1, {}, { state: 'failed' })], unfinished, [])).toEqual({
      0: 'Duplicate in this table',
    });
  });
});

const nameless = (address: string): string => ` |  | ${address} | First Name is required. Last Name is required`;

/** Tables with people who are not, or may not be, the ones to add. */
const others: [what: string, lines: string[], rows: string[]][] = [
  [
    'contacts, beside students without an address',
    [
      'Student Name > Grade > Contact 1 Name > Contact 1 Email > Contact 2 Name > Contact 2 Email',
      'Sofia Ruiz > 11 > Maria Ruiz > mruiz@home.example > Jorge Ruiz > jruiz@home.example',
    ],
    [`Maria | Ruiz | mruiz@home.example | ${NAMES}`, `Jorge | Ruiz | jruiz@home.example | ${NAMES}`],
  ],
  [
    'an editor by first name, whose address it may be',
    [
      'First > Last > Town > Editor > Email > Cell',
      'Kim > Lee > Alma > Ana > ana.reyes@ > 1',
      'Sam > Ott > Alma > Ana > sott@ > 2',
    ],
    [`Kim | Lee | ana.reyes@ | ${OWNER}`, 'Sam | Ott | sott@'],
  ],
  [
    'a spouse of the same name, below a heading of unknown words',
    [
      'Last > First > Wife/Husband > Email',
      'Fox > Jan > Steve Fox > steve@home.example',
      'Lee > Kim > Ann Lee > klee@',
    ],
    [`Jan | Fox | steve@home.example | ${OWNER}`, 'Kim | Lee | klee@'],
  ],
  [
    'a guardian, whose address a student’s may be',
    [
      'Last > First > Grade > Primary Guardian > Phone > Email',
      'Fox > Bo > 11 > Ana Hill > 620-555-0101 > mom4@home.example',
    ],
    [`Bo | Fox | mom4@home.example | ${OWNER}`],
  ],
  [
    'a sponsor behind the user whose address does not spell the name',
    ['User > Email > Role > Sponsor', 'Bo Fox > foxy9@home.example > Member > Lee Park'],
    [`Bo | Fox | foxy9@home.example | ${NAMES}`],
  ],
  [
    'an adviser beside the announcer of a game',
    ['School > Game Announcer > Email > Adviser', 'Alma High > Bo Fox > sporty9@home.example > Lee Park'],
    [`Lee | Park | sporty9@home.example | ${NAMES}`],
  ],
  [
    'a newsroom, whose people’s addresses have its name',
    ['Name > Newsroom > Email', 'Ana Reyes > Emporia Gazette > emporia.photo@'],
    ['Ana | Reyes | emporia.photo@'],
  ],
  [
    'recipients by address alone',
    ['From: Bo Fox <bfox@>', 'To: areyes@; thays@', 'Cc: bkim@', 'Subject: State'],
    ['Bo | Fox | bfox@', nameless('areyes@'), nameless('thays@'), nameless('bkim@')],
  ],
  ...['---------- Forwarded message ---------', 'Begin forwarded message:'].map((first): (typeof others)[number] => [
    `recipients below “${first}”`,
    [first, 'From: Bo Fox <bfox@>', 'Date: Fri, Nov 13', 'To: Ana Reyes <areyes@>, Lou Day <lday@>, Jo Li <jli@>'],
    ['Bo | Fox | bfox@', 'Ana | Reyes | areyes@', 'Lou | Day | lday@', 'Jo | Li | jli@'],
  ]),
  ...['', ' ', '\t'].map((indent): (typeof others)[number] => [
    `wrapped recipients, some by address alone, indented with ${JSON.stringify(indent)}`,
    [
      'To: Sam Scott <sscott@>, Reese Haddad',
      `${indent}<rhaddad@>, rthomas@, slopez@, Lee Allen`,
      `${indent}<lallen@>, Ben Swift <bswift@>, Frank`,
      `${indent}Winfrey <fwinfrey@>`,
    ],
    [
      'Sam | Scott | sscott@',
      'Reese | Haddad | rhaddad@',
      nameless('rthomas@'),
      nameless('slopez@'),
      'Lee | Allen | lallen@',
      'Ben | Swift | bswift@',
      'Frank | Winfrey | fwinfrey@',
    ],
  ]),
  ...[
    ['', ''],
    ['\n', '\n'],
    ['To:\n', ''],
    ['Hi Sam, please add:\n', '\n'],
  ].map(([above = '', below = '']): (typeof others)[number] => [
    `wrapped recipients between ${JSON.stringify([above, below])}`,
    [`${above}Ana Reyes <areyes@>, Lou Krause`, '<lkrause@>, Kim Lee <klee@>, Bo', `Carter <bcarter@>${below}`],
    ['Ana | Reyes | areyes@', 'Lou | Krause | lkrause@', 'Kim | Lee | klee@', 'Bo | Carter | bcarter@'],
  ]),
  [
    'wrapped addresses of which a tab begins each further line',
    ['Cc: sports@, ana@,', '\tsam@, kim@'],
    ['sports@', 'ana@', 'sam@', 'kim@'].map(nameless),
  ],
  [
    'wrapped recipients without brackets',
    ['Morgan Wiebe mwiebe@, Grace Moody gmoody@, Ivy Green', 'igreen@, Emmett Wells ewells@'],
    ['Morgan | Wiebe | mwiebe@', 'Grace | Moody | gmoody@', 'Ivy | Green | igreen@', 'Emmett | Wells | ewells@'],
  ],
  [
    'a contact beside the user',
    ['User Name > Grade > Primary Contact > Email', 'Bo Fox > 11 > Ana Fox > bfox@'],
    [`Bo | Fox | bfox@ | ${NAMES}`],
  ],
  [
    'a phone number that follows an address without a space',
    ['Ana Reyes > areyes@gazette.example620-555-0101', 'Bo Fox > bfox@'],
    [`Ana | Reyes | areyes@620-555-0101 | ${EMAIL}`, 'Bo | Fox | bfox@'],
  ],
];

it.each(others)('reads or asks about %s', (_what, lines, rows) => {
  expect(rowsOf(pasted(lines))).toEqual(rows);
});

const second: [what: string, lines: string[], rows: string[], unread: string[]][] = [
  [
    'of another cell',
    ['Salina > Conor Nicholl <cnicholl@> > Kit Stone <kit@>', 'Hays > Lou Day <lday@> > '],
    [`Conor | Nicholl | cnicholl@ | ${EMAIL}`, 'Lou | Day | lday@'],
    ['Kit Stone kit@'],
  ],
  [
    'of the same cell',
    ['Kit Stone kit@, Trish Van Buren tvanburen@ > Photo', 'Bo Fox bfox@ > News'],
    [`Kit Stone Trish | Van Buren | kit@ | ${NAMES}`, 'Bo | Fox | bfox@'],
    ['Trish Van Buren tvanburen@'],
  ],
  [
    'of rows that end with a boss',
    ['Ana,Reyes,ana@,Pat Boss <pboss@>', 'Bo,Fox,bo@,Pat Boss <pboss@>'],
    Array.from({ length: 2 }, () => `Pat | Boss | pboss@ | ${NAMES}. ${EMAIL}`),
    ['Ana Reyes ana@', 'Bo Fox bo@'],
  ],
];

it.each(second)('tells the second person %s', (_what, lines, rows, unread) => {
  expect(rowsOf(pasted(lines))).toEqual(rows);
  expect(ignoredLines(pasted(lines)).map((line) => line.replace(AT, '@'))).toEqual(unread);
});
