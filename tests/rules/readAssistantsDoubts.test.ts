// Verifies STF-8, STF-9.
import {
  assistantTableSlice,
  namesSwapped,
  rowCorrected,
  tableRead,
} from '@/pages/media/add-assistant/model/assistantTable';
import { readAssistants } from '@/pages/media/add-assistant/model/readAssistants';
import { ignoredLines } from '@/pages/media/add-assistant/model/ignoredLines';
import { AT, NAMES, NO_EMAIL, OWNER, pasted, rowsOf } from '../support/pastedTable';

const SOMEONE_ELSE = ['Adviser Email', 'Coach', 'Approver Email', 'Sponsor Email', 'Created By'];
const TITLES = ['Herr', 'Frau', 'Mme', 'Prof.', 'Professor', 'Captain', 'Lt.', 'Father', 'Fr.', 'Sister', 'Principal'];

type Case = [what: string, lines: string[], rows: string[]];

/** Rows that were once ready with somebody else's address or name, or with more than a name, and rows that must stay ready. */
const doubts: Case[] = [
  ...SOMEONE_ELSE.map((heading): Case => [
    `an address below “${heading}”`,
    [`First > Last > ${heading}`, 'Ana > Reyes > khill@', 'Lou > Day > lday@'],
    [`Ana | Reyes | khill@ | ${OWNER}`, 'Lou | Day | lday@'],
  ]),
  ...['STAFF', 'Staff names', 'Please email these people their passes:'].map((title): Case => [
    `two columns of names below “${title}”`,
    [title, 'Mary Kay > Goertz > mkg57@', 'Bo > Fox > bfox@'],
    [`Mary Kay | Goertz | mkg57@ | ${NAMES}`, 'Bo | Fox | bfox@'],
  ]),
  [
    'a “Name” merged over two columns',
    ['Name >  > Position > Email', 'Mary Kay > Goertz > Editor > mkg57@', 'Bo > Fox > Reporter > bfox@'],
    [`Mary Kay | Goertz | mkg57@ | ${NAMES}`, 'Bo | Fox | bfox@'],
  ],
  [
    'a merged “Name” above “First” and “Last”',
    [
      'Name >  > Email >  > Phone',
      'First > Last > Work > Personal > ',
      'Sue Ann > Preston > spreston@ > sue@home.example > ',
    ],
    ['Sue Ann | Preston | spreston@'],
  ],
  [
    'last names first below headings in one cell',
    ['Name Dept Ext Email', 'Cruz, Rosa Circulation 2141 rcruz@', 'Day, Carol J. cday@'],
    [`Rosa Circulation | Cruz | rcruz@ | ${NAMES}`, 'Carol J. | Day | cday@'],
  ],
  [
    'aligned columns below a title',
    [
      'STAFF LIST',
      'NAME          DEPT      E-MAIL',
      'Day, Carol J.   Newsroom   cday@',
      'Fox, Bo         Sports     bfox@',
    ],
    ['Carol J. | Day | cday@', 'Bo | Fox | bfox@'],
  ],
  [
    'cells that a comma in the names moves below the next headings',
    ['Name, Email, Phone', 'Van Horn, Lee, lvanhorn@'],
    [`Van | Horn | lvanhorn@ | ${NAMES}`],
  ],
  [
    'a comma that moves most rows, and one that it does not',
    ['Outlet,First,Last,Email,Phone', 'Morris, Inc.,Ann,Lee,alee@', 'Morris, Inc.,Bo,Fox,bfox@', 'KSNX,Cy,Day,cday@,'],
    [`Inc. | Ann | alee@ | ${NAMES}`, `Inc. | Bo | bfox@ | ${NAMES}`, 'Cy | Day | cday@'],
  ],
  [
    'headings that begin with whose they are',
    ['Student Last > Student First > Email', 'Roth > Ava > aroth@'],
    ['Ava | Roth | aroth@'],
  ],
  ...['Ãngel Mora', 'NÃºria Font', 'PEÃ‘A ANA', 'IVÃN SOTO'].map((name): Case => [
    `the garbled capitals of ${name}`,
    [`${name} > a@`],
    [`${name.replace(' ', ' | ')} | a@ | ${NAMES}`],
  ]),
  ...['Trey (Kim’s son)', 'Ava (photo)', 'Kim (until Dec.)'].map((first): Case => [
    `the note in ${first}`,
    ['First > Last > Email', `${first} > Day > a@`, 'Robert (Bob) > Fox > b@'],
    [`${first} | Day | a@ | ${NAMES}`, 'Robert (Bob) | Fox | b@'],
  ]),
  ['an “Ã” that is a letter', ['JOÃO GUIMARÃES > a@'], ['JOÃO | GUIMARÃES | a@']],
  [
    'an address of somebody else where the own one is missing',
    ['First,Last,Email,Answers To', 'Ana,Reyes,,khill@'],
    [`Ana | Reyes | khill@ | ${OWNER}`],
  ],
  ...['Work E-mail Address', 'Photographer Email', 'Correo electrónico', 'Adresse e-mail', ''].map((heading): Case => [
    `an own address below “${heading}”`,
    [`First > Last > ${heading}`, 'Ana > Reyes > sports1@'],
    ['Ana | Reyes | sports1@'],
  ]),
  [
    'another person’s name with the address',
    ['First > Last > Email', 'Ana > Reyes > Karen Hill <khill@>', 'Lou > Day > Lou Day <sports2@>'],
    [`Ana | Reyes | khill@ | ${OWNER}`, 'Lou | Day | sports2@'],
  ],
  [
    'a coach whose address it is',
    ['Name > Coach > Email', 'Ana Reyes > Jim Orr > jorr@'],
    [`Jim | Orr | jorr@ | ${NAMES}`],
  ],
  [
    'a student and the adviser whose address it is',
    ['Student > Adviser > Adviser Email', 'Ana Reyes > Karen Hill > khill@'],
    [`Karen | Hill | khill@ | ${NAMES}`],
  ],
  [
    'a school’s name beside its coach',
    ['Name > Head Coach > Email', 'Emporia High > Jim Orr > jorr@'],
    ['Jim | Orr | jorr@'],
  ],
  [
    'an address that spells a name in two other cells',
    ['First Name > Last Name > Coach First > Coach Last > Email', 'Ana > Reyes > Karen > Hill > khill@'],
    [`Karen | Hill | khill@ | ${NAMES}`],
  ],
  [
    'addresses that spell other people of the table',
    ['First > Last > Email', 'Ana > Reyes > lday@', 'Lou > Day > areyes@'],
    [`Ana | Reyes | lday@ | ${OWNER}`, `Lou | Day | areyes@ | ${OWNER}`],
  ],
  [
    'the title of a staff page, taken for the first person',
    ['Our Staff', 'Ana Reyes', 'Publisher', 'areyes@', 'Lou Day', 'Managing Editor', 'lday@'],
    [`Our | Staff | areyes@ | ${OWNER}`, 'Lou | Day | lday@'],
  ],
  [
    'a buyer beside each attendee',
    ['Order,Buyer First Name,Buyer Last Name,Buyer Email,First Name,Last Name,Email', '1,Bo,Fox,bo@,Ana,Reyes,areyes@'],
    [`Bo | Fox | bo@ | ${NAMES}`, `Ana | Reyes | areyes@ | ${NAMES}`],
  ],
  [
    'the contact of a school beside each reporter',
    ['Game > Reporter > Email > School Contact > Contact Email', '1 > Ana Reyes > areyes@ > Bo Fox > bfox@'],
    [`Ana | Reyes | areyes@ | ${NAMES}`, `Bo | Fox | bfox@ | ${NAMES}`],
  ],
  [
    'a contact beside each student',
    [
      'First Name,Last Name,Email,Contact 1 First Name,Contact 1 Last Name,Contact 1 Email',
      'Ana,Reyes,areyes@,Bo,Fox,bfox@',
    ],
    [`Ana | Reyes | areyes@ | ${NAMES}`, `Bo | Fox | bfox@ | ${NAMES}`],
  ],
  [
    'names that are cut or garbled',
    ['First > Last > Email', 'Ana > Schwartzkop... > ana@', 'Lou > GarcÃa > lou@'],
    [`Ana | Schwartzkop... | ana@ | ${NAMES}`, `Lou | GarcÃa | lou@ | ${NAMES}`],
  ],
  [
    'titles as first names',
    ['First > Last > Email', ...TITLES.map((title) => `${title} > Berg > ${title}1@`)],
    TITLES.map((title) => `${title} | Berg | ${title}1@ | ${NAMES}`),
  ],
  [
    'titles before whole names',
    ['Name > Email', 'Frau Eva Berg > x1@', 'Captain Fox > x2@'],
    ['Eva | Berg | x1@', ' | Fox | x2@ | First Name is required'],
  ],
  [
    'last names that are more than a name, or none',
    [
      'First > Last > Email',
      'Ana > Reyes Photographer > x1@',
      'Lou > same as above > x2@',
      'Bo > ditto > x3@',
      'Di > see above > x4@',
    ],
    [
      `Ana | Reyes Photographer | x1@ | ${NAMES}`,
      `Lou | same as above | x2@ | ${NAMES}`,
      `Bo | ditto | x3@ | ${NAMES}`,
      `Di | see above | x4@ | ${NAMES}`,
    ],
  ],
  [
    'a heading that says last and first, over names without a comma',
    ['Name (Last, First) > Email', 'Lou Day > ldx@', 'Reyes Ana > areyes@', '"Fox, Bo" > x1@'],
    [`Day | Lou | ldx@ | ${NAMES}`, 'Ana | Reyes | areyes@', 'Bo | Fox | x1@'],
  ],
  [
    'capitals, which mark last names',
    ['Name > Email', 'REYES Ana > newsgirl@', 'LOU DAY > x1@', 'TJ Orr > tjorr@', 'J. Hill > x2@'],
    [`REYES | Ana | newsgirl@ | ${NAMES}`, 'LOU | DAY | x1@', 'TJ | Orr | tjorr@', 'J. | Hill | x2@'],
  ],
  [
    'a recipient without an address after a comma, but not a job',
    ['Ana Reyes <ana.reyes@>, Lou Day', 'Bo Fox <bo@>, Sports Editor, Gazette'],
    ['Ana | Reyes | ana.reyes@', `Lou | Day |  | ${NO_EMAIL}`, 'Bo | Fox | bo@'],
  ],
  [
    'a recipient without an address between two with one',
    ['Ana Reyes, ana.reyes@; Lou Day; Bo Fox, bo@'],
    ['Ana | Reyes | ana.reyes@', `Lou | Day |  | ${NO_EMAIL}`, 'Bo | Fox | bo@'],
  ],
];

it.each(doubts)('a pasted table with %s', (_what, lines, rows) => {
  expect(rowsOf(pasted(lines))).toEqual(rows);
});

const unread: [what: string, lines: string[], unread: string[]][] = [
  [
    'all above the last headings',
    ['First,Last,Email', 'Ana,Reyes,', 'Lou,Day,', 'First,Last,Email', 'Bo,Fox,bo@'],
    ['First,Last,Email', 'Ana,Reyes,', 'Lou,Day,'],
  ],
  ['a job between two people', ['Ana Reyes > KSNX', 'Reporter', 'Lou Day > lou@'], ['Reporter']],
  [
    'a name alone between signatures, before their jobs',
    ['Ana Reyes', 'Reporter', 'ana.reyes@', '', 'Lou Day', '', 'Bo Fox', 'bo.fox@'],
    ['Lou Day', 'Reporter'],
  ],
  [
    'a line of a mail’s head that has no address',
    ['To: Ana Reyes <ana@>', 'Cc: Lou Day; Bo Fox'],
    ['Cc: Lou Day; Bo Fox'],
  ],
  ['the headings', ['Name > Email', '\u200BAna Reyes > ana@', '1 > 620-555-0144'], ['Name\tEmail']],
  ['none of a vCard', ['BEGIN:VCARD', 'N:Reyes;Ana;;;', 'ORG:Gazette', 'EMAIL:ana@', 'END:VCARD'], []],
  [
    'the second person of a line, but not the same person’s other address',
    ['Ana Reyes <ana@> > Bo Fox <bfox@>', 'Lou Day > lou@ > lday@'],
    ['Bo Fox bfox@'],
  ],
  ['none if nobody is left out', ['Ana Reyes > ana@', 'Lou > lou@', '--- > ---'], []],
];

it.each(unread)('the lines that added nobody are %s', (_what, lines, expected) => {
  expect(ignoredLines(pasted(lines)).map((line) => line.replace(AT, '@'))).toEqual(expected);
});

const tableWith = (lines: string[]) => {
  const text = pasted(lines);
  return assistantTableSlice.reducer(undefined, tableRead({ text, people: readAssistants(text) }));
};

it('answers only the question about the names’ order when all names are swapped', () => {
  const read = tableWith([
    'First > Last > Email',
    'Reyes > Ana > ana.reyes@; areyes@',
    'Day > Mr. Lou > lou.day@',
    'Fox > Bo > bo.fox@',
  ]);
  expect(read.rows.map(({ asks }) => asks)).toEqual([['order', 'email'], ['names'], ['order']]);
  const { rows } = assistantTableSlice.reducer(read, namesSwapped());
  expect(rows.map(({ asks }) => asks)).toEqual([['email'], ['names'], []]);
});

it('asks whose address it is until the address is corrected', () => {
  const read = tableWith(['First > Last > Adviser Email', 'Ana > Reyes > khill@']);
  const values = { FirstName: 'Ana', LastName: 'Reyes', Email: 'khill@gazette.example' };
  const asksAfter = (changes: Partial<typeof values>) =>
    assistantTableSlice.reducer(read, rowCorrected({ id: 0, values: { ...values, ...changes } })).rows[0]?.asks;
  expect(asksAfter({ LastName: 'Ruiz' })).toEqual(['owner']);
  expect(asksAfter({ Email: 'news@gazette.example' })).toEqual([]);
});
