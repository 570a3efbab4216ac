// Verifies STF-8, STF-9: lists of recipients, also wrapped ones, and what stands where a name is expected.
import { EMAIL, NAMES, NO_EMAIL, OWNER, pasted, rowsOf } from '../support/pastedTable';

const SARAH = 'Sarah | Hall | shall@';
const MARK = 'Mark | Deines | mdeines@';
const BETH = 'Mary Beth | Lopez | mblopez@';
const KAY = 'Mary Kay | Demars | mkdemars@';
const TWO = 'Sarah Hall <shall@>, Mark Deines <mdeines@>';
const LAST_FIRST = 'Hall, Sarah <shall@>; Deines, Mark <mdeines@>';

type Case = [what: string, lines: string[], rows: string[]];

const hidden = (...names: string[]): string[] => names.map((name) => `${name} |  | ${NO_EMAIL}`);
const KIT = ' |  | kit@ | First Name is required. Last Name is required';

/** The row that a note becomes, which asks for what is missing. */
const noted = (word: string): string => ` | ${word} |  | First Name is required. ${NO_EMAIL}`;

const wrapped: Case[] = [
  [
    'twice, directly below a title, and above a signature with an address',
    [
      `Photographers\n${TWO}, Mary\nBeth Lopez <mblopez@>`,
      'Announcers\nKay Fox <kfox@>, Lou Day <lday@>, Bo\nLake <blake@>, Jo Ray <jray@>\nThanks,\nLee Marsh | KWX | kit@',
    ],
    [SARAH, MARK, BETH, 'Kay | Fox | kfox@', 'Lou | Day | lday@', 'Bo | Lake | blake@', 'Jo | Ray | jray@', KIT],
  ],
  [
    'below a greeting and above a signature',
    [
      'Hi Pat,',
      '',
      'please add our crew:',
      '',
      `${TWO}, Mary`,
      'Beth Lopez <mblopez@>',
      '',
      'Thanks,',
      'Lee Marsh',
      'KWX',
    ],
    [SARAH, MARK, BETH],
  ],
  ['inside a name', [`${TWO}, Mary`, 'Beth Lopez <mblopez@>'], [SARAH, MARK, BETH]],
  [
    'inside a name, without brackets',
    ['Sarah Hall shall@, Mark Deines mdeines@, Mary', 'Beth Lopez mblopez@'],
    [SARAH, MARK, BETH],
  ],
  [
    'and quoted in a mail',
    [`> To: ${TWO.replaceAll(' <', '\u00A0<')}, Mary`, '> Beth Lopez <mblopez@>', '> Subject: State'],
    [SARAH, MARK, BETH],
  ],
  [
    'and with somebody twice',
    [`${TWO}, Mary`, 'Beth Lopez <mblopez@>, Sarah Hall <shall@>'],
    [SARAH, MARK, BETH, `${SARAH} | Duplicate in this table`],
  ],
  ['before an address', [`${TWO}, Mary Beth Lopez`, '<mblopez@>'], [SARAH, MARK, BETH]],
  [
    'before several addresses, and then inside a name, with an address in place of a name',
    [
      'Mary Beth Lopez <mblopez@>, Sarah Hall',
      '<shall@>, kit@ <kit@>, Mark Deines',
      '<mdeines@>, Kay Fox <kfox@>, Lou',
      'Day <lday@>',
    ],
    [BETH, SARAH, KIT, MARK, 'Kay | Fox | kfox@', 'Lou | Day | lday@'],
  ],
  [
    'twice',
    [`${TWO}, Mary`, 'Beth Lopez <mblopez@>, Mary', 'Jo Hall <maryjo.hall@>'],
    [SARAH, MARK, BETH, 'Mary Jo | Hall | maryjo.hall@'],
  ],
  ...[',', ';'].map((separator): Case => [
    `before a last name of two words, with “${separator}”`,
    [`Sarah Hall <shall@>${separator} Mark Deines <mdeines@>${separator} Trish`, 'Van Buren <trish.vanburen@>'],
    [SARAH, MARK, 'Trish | Van Buren | trish.vanburen@'],
  ]),
  [
    'where the address cannot divide the name',
    [`${TWO}, Ximena`, 'Carrillo Ochoa <xo@>'],
    [SARAH, MARK, `Ximena Carrillo | Ochoa | xo@ | ${NAMES}`],
  ],
  ['inside a first name', [`${LAST_FIRST}; Demars, Mary`, 'Kay <mkdemars@>'], [SARAH, MARK, KAY]],
  ['behind a last name', [`${LAST_FIRST}; Demars,`, 'Mary Kay <mkdemars@>'], [SARAH, MARK, KAY]],
  [
    'inside quotes',
    ['"Hall, Sarah" <shall@>, "Deines, Mark" <mdeines@>, "Demars,', 'Mary Kay" <mkdemars@>'],
    [SARAH, MARK, KAY],
  ],
  [
    'beside somebody without an address',
    [`${LAST_FIRST}; Bo Fox; Mary`, 'Beth Lopez <mblopez@>'],
    [SARAH, MARK, ...hidden('Bo | Fox'), BETH],
  ],
  [
    'beside a town at the end of each line, which is a note',
    [`${TWO}, Hays`, 'Bo Fox <bo@>, Colby'],
    [SARAH, MARK, 'Bo | Fox | bo@'],
  ],
  ['beside a town at the end of one line', ['Sarah Hall <shall@>, Hays', 'Bo Fox <bo@>'], [SARAH, 'Bo | Fox | bo@']],
  [
    'as rows of a table with semicolons',
    ['Name;Town', 'Ana Reyes <areyes@>;Hays', 'B. Fox <bfox@>;Colby', 'Bo de la Cruz <bdelacruz@>;Pratt'],
    ['Ana | Reyes | areyes@', 'B. | Fox | bfox@', 'Bo | de la Cruz | bdelacruz@'],
  ],
  [
    'as rows with a note behind a semicolon',
    ['Ana Reyes <areyes@>; Hays', 'B. Fox <bfox@>; Colby', 'Bo de la Cruz <bdelacruz@>; Pratt'],
    [
      'Ana | Reyes | areyes@',
      noted('Hays'),
      'B. | Fox | bfox@',
      noted('Colby'),
      'Bo | de la Cruz | bdelacruz@',
      noted('Pratt'),
    ],
  ],
  [
    'before an address of another recipient',
    [`${TWO}, Lou Day`, 'sports@, Kit Stone <kit@>'],
    [
      SARAH,
      MARK,
      ...hidden('Lou | Day'),
      ' |  | sports@ | First Name is required. Last Name is required',
      'Kit | Stone | kit@',
    ],
  ],
  ...[',', ';'].map((separator): Case => [
    `as rows of a table that “${separator}” separates, one with another address in brackets`,
    [
      'Name,Email,Note,Outlet',
      'Sarah Hall,shall@,,KHOK',
      'Bo Fox,bo@,invoice to Jan Bolen <jbolen@>,KHOK',
      'Mark Deines,mdeines@,,KHOK',
    ].map((line) => line.replaceAll(',', separator)),
    [SARAH, `Bo | Fox | bo@ | ${EMAIL}`, MARK],
  ]),
  ['as two whole names', [`${TWO}, Lou Day`, 'Bo Fox <bo@>'], [SARAH, MARK, ...hidden('Lou | Day'), 'Bo | Fox | bo@']],
];

const mixed: Case[] = [
  ...['DL-Sports-All', '+3 others', '4 others', 'Photo Stringers 2026'].map((other): Case => [
    `“${other}” at the end`,
    [`Randy Gonzales; Green, Jolie; kit@; Nicholl, Conor; ${other}`],
    [
      ...hidden('Randy | Gonzales'),
      `Jolie | Green |  | ${NO_EMAIL}`,
      KIT,
      ...hidden('Conor | Nicholl'),
      expect.stringContaining(NO_EMAIL) as string,
    ],
  ]),
  [
    'a group in the head of a mail',
    ['From: Bo Fox <bfox@>', 'To: Randy Gonzales; Green, Jolie; kit@; DL-Sports-All', 'Subject: State'],
    [
      'Bo | Fox | bfox@',
      ...hidden('Randy | Gonzales', 'Jolie | Green'),
      KIT,
      expect.stringContaining('DL-Sports-All') as string,
    ],
  ],
  [
    'a group, and no address',
    ['Randy Gonzales; Green, Jolie; DL-Sports-All; Nicholl, Conor'],
    [
      ...hidden('Randy | Gonzales', 'Jolie | Green'),
      expect.stringContaining('DL-Sports-All') as string,
      ...hidden('Conor | Nicholl'),
    ],
  ],
  [
    'a second line',
    ['Randy Gonzales; Green, Jolie; kit@;', 'Nicholl, Conor; Bo Fox'],
    [...hidden('Randy | Gonzales', 'Jolie | Green'), KIT, ...hidden('Conor | Nicholl', 'Bo | Fox')],
  ],
  [
    'a note in one of several lines of a table',
    ['Ana Reyes; news@; KSNX', 'Lou Day; sports@', 'Bo Fox; Hays'],
    [`Ana | Reyes | news@ | ${NAMES}`, 'Lou | Day | sports@', ...hidden('Bo | Fox')],
  ],
  ['a town and a station in a row of a table', ['Ana Reyes; Great Bend; areyes@; KSNX'], ['Ana | Reyes | areyes@']],
];

const doubtful: Case[] = [
  [
    'a first name alone above the rest of the row, as in a narrow column',
    ['Sarah Hall shall@', 'Ximena', 'Carrillo Ochoa xcarrillo@', 'Bo Fox bo@'],
    [SARAH, expect.stringContaining('Ximena') as string, `Carrillo | Ochoa | xcarrillo@ | ${NAMES}`, 'Bo | Fox | bo@'],
  ],
  [
    'devices, notes, and initials for names',
    [
      'First > Last > Email',
      "Kit's > iPad > x1@",
      'Jolie’s > iPhone > x2@',
      'Sue (NEW) > Day > x3@',
      'Doug > V. > x4@',
      'Jo > V > x5@',
    ],
    [
      `Kit's | iPad | x1@ | ${NAMES}`,
      `Jolie’s | iPhone | x2@ | ${NAMES}`,
      `Sue (NEW) | Day | x3@ | ${NAMES}`,
      `Doug | V. | x4@ | ${NAMES}`,
      `Jo | V | x5@ | ${NAMES}`,
    ],
  ],
  [
    'nicknames in capitals',
    ['First > Last > Email', 'Bo (BJ) > Fox > x1@', 'ROBERT (BOB) > DAY > x2@'],
    ['Bo (BJ) | Fox | x1@', 'ROBERT (BOB) | DAY | x2@'],
  ],
  [
    'the first names of parents, any of whom may have the address',
    [
      'Student > Parents > Phone > Email',
      'Lee James > Pat & Sue > 785-555-0101 > patjames@home.example',
      'Tim Bauer > Jill & Rob Bauer > 785-555-0102 > rbauer@home.example',
      'Cy Hall > Ann & Bo > 785-555-0103 > ahall@home.example',
      'Bo Day > Ann & Cy > 785-555-0104 > x1@',
    ],
    [
      `Lee | James | patjames@home.example | ${OWNER}`,
      `Tim | Bauer | rbauer@home.example | ${OWNER}`,
      `Cy | Hall | ahall@home.example | ${OWNER}`,
      `Bo | Day | x1@ | ${OWNER}`,
    ],
  ],
  [
    'the names of bosses below “Reports To Name”',
    ['Payroll Name > Reports To Name > Work Email', 'Reyes, Ana > Day, Lou > areyes@', 'Fox, Bo > Day, Lou > bfox@'],
    ['Ana | Reyes | areyes@', 'Bo | Fox | bfox@'],
  ],
  [
    'a phone number beside the address',
    ['Name > Contact', 'Ana Reyes > areyes@ / 785-555-0101'],
    ['Ana | Reyes | areyes@'],
  ],
  [
    '“Staffer” and “Beat” above',
    ['Staffer > Beat > Contact', 'Ana Reyes > Sports > areyes@'],
    ['Ana | Reyes | areyes@'],
  ],
  ['a meeting’s answers', ['Name > Attendance > Response', 'Ana Reyes > Required > Accepted'], hidden('Ana | Reyes')],
];

describe.each([
  ['wrapped recipients', wrapped],
  ['mixed recipients with', mixed],
  ['a table with', doubtful],
])('%s', (_kind, cases) => {
  it.each(cases)('%s', (_what, lines, rows) => {
    expect(rowsOf(pasted(lines))).toEqual(rows);
  });
});
