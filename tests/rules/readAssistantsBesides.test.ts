// Verifies STF-8: who is meant where a line or a list names several.
import { EMAIL, NAMES, NO_EMAIL, OWNER, pasted, rowsOf } from '../support/pastedTable';

const asked = (...rows: string[]): string[] => rows.map((row) => `${row} | ${NAMES}`);

const card = (...lines: string[]): string[] => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'];

type Case = [what: string, lines: string[], rows: string[]];

const cases: Case[] = [
  ...['Freelancer,Email', 'Name,Email', 'Photographer,Photographer Email'].map((own): Case => [
    `editors beside “${own}”, which one line lacks`,
    [`${own},Editor,Editor Email`, 'Ana Reyes,ana1@,Grace Hill,ghill@', 'Jo Li,,Tim Ross,tross@'],
    [
      ...asked('Ana | Reyes | ana1@', 'Grace | Hill | ghill@'),
      `Jo | Li |  | ${NO_EMAIL}`,
      ...asked('Tim | Ross | tross@'),
    ],
  ]),
  [
    'two people of a line below other headings each, after the station',
    ['Station,Play-by-Play,PBP Email,Color,Color Email', 'KFDI,Ana Reyes,ana@,Lou Day,lou@'],
    asked('Ana | Reyes | ana@', 'Lou | Day | lou@'),
  ],
  [
    'two people of a line without headings, one without an address',
    ['Ana Reyes > ana1@ > Grace Hill > ghill@', 'Jo Li >  > Tim Ross > tross@'],
    ['Ana | Reyes | ana1@', 'Grace | Hill | ghill@', `Jo | Li |  | ${NO_EMAIL}`, 'Tim | Ross | tross@'],
  ],
  [
    'a second address that is the same person’s',
    ['Name,Work Email,Home Email', 'Ana Reyes,areyes@,ana@home.example'],
    ['Ana | Reyes | areyes@'],
  ],
  ['a newsroom whose address spells it', ['Hays Eagle > Ana Reyes > hayseagle@'], asked('Hays | Eagle | hayseagle@')],
  [
    'a newsroom beside a person whose address it is',
    ['Ana Reyes > Hays Daily News > areyes@'],
    ['Ana | Reyes | areyes@'],
  ],
  [
    'recipients of which some are shown by name',
    ['Ana Reyes; Day, Lou; grace@; Bo Fox <bo@>'],
    [
      `Ana | Reyes |  | ${NO_EMAIL}`,
      `Lou | Day |  | ${NO_EMAIL}`,
      ` |  | grace@ | First Name is required. Last Name is required`,
      'Bo | Fox | bo@',
    ],
  ],
  ...['Invited by', 'Created By'].map((heading): Case => [
    `others below “${heading}”`,
    [`User > Email > ${heading}`, 'Ana Reyes > quill22@ > Lou Day', 'Bo Fox > lens5@ > Lou Day'],
    ['Ana | Reyes | quill22@', 'Bo | Fox | lens5@'],
  ]),
  ['a town between a name and its address', ['Ana Reyes; Great Bend; areyes@'], ['Ana | Reyes | areyes@']],
  [
    'a name with the job behind a comma',
    ['Name & Title,Email', '"Ana Reyes, Sports Editor",areyes@'],
    asked('Ana | Reyes | areyes@'),
  ],
  ...['Team Member', 'Station Contact', 'Newspaper Representative', 'School Reporter', 'Company Rep'].map(
    (heading): Case => [
      `“${heading}” above the names`,
      [`${heading},Email`, 'Ana Reyes,anar@'],
      ['Ana | Reyes | anar@'],
    ],
  ),
  [
    'the main one of Microsoft 365’s addresses',
    ['First name,Last name,Proxy addresses', 'Ana,Reyes,SMTP:areyes@derby.example+smtp:ana@derby.example'],
    ['Ana | Reyes | areyes@derby.example'],
  ],
  [
    'a job behind the name on one line with the address',
    ['Name Job Email', 'Reyes, Ana Captions areyes@', 'Day, Lou lday@'],
    [...asked('Ana Captions | Reyes | areyes@'), 'Lou | Day | lday@'],
  ],
  [
    'a station behind the name of a recipient',
    ['Reyes, Ana KWCH <areyes@>; Day, Lou KAKE <lday@>'],
    asked('Ana KWCH | Reyes | areyes@', 'Lou KAKE | Day | lday@'),
  ],
  [
    'a name and the job below it copied from one cell',
    ['Name > Phone > Email', 'Tia Bloom', 'Morning Show > 620-555-0101 > tia@'],
    [`Tia | Bloom |  | ${NO_EMAIL}`, `Morning | Show | tia@ | ${OWNER}`],
  ],
  [
    'a recovery address that spells the name',
    ['First Name,Last Name,Email Address,Recovery Email', 'Tia,Bloom,tiab@,tbloom@home.example'],
    [`Tia | Bloom | tbloom@home.example | ${EMAIL}`],
  ],
  [
    'addresses of parents, of whom one has the student’s initial',
    ["Name,Student Email,Mother Email,Dad's Email", 'Ana Reyes,271145@,areyes@home.example,bo@home.example'],
    ['Ana | Reyes | 271145@'],
  ],
  [
    'the one who filled in a form beside the person it is about',
    ['Email,Name,Photographer Name,Photographer Email', 'areyes@,Ana Reyes,Bo Fox,pictures@'],
    asked('Ana | Reyes | areyes@', 'Bo | Fox | pictures@'),
  ],
  [
    'an adviser beside each student',
    ['Adviser First Name,Adviser Last Name,Adviser Email,Student Name,Student Email', 'Ana,Reyes,areyes@,Bo Fox,2711@'],
    asked('Ana | Reyes | areyes@'),
  ],
  ['an initial V behind the first name', ['Name,Email', '"Reyes, Ana V",areyes@'], ['Ana V | Reyes | areyes@']],
  [
    'people without an address at the start of a phone’s address book',
    [...card('N:Reyes;Ana;;;', 'FN:Ana Reyes'), ...card('FN:Bo Fox'), ...card('N:Day;Lou;;;', 'EMAIL:lday@')],
    [`Ana | Reyes |  | ${NO_EMAIL}`, 'Lou | Day | lday@', `Bo | Fox |  | ${NO_EMAIL}`],
  ],
  [
    'the address that a card has for work, even if it prefers another, else the one that spells the name',
    [
      ...card('N:Bloom;Tia;;;', 'item1.EMAIL;type=WORK;type=pref:sports@', 'EMAIL;type=HOME:tbloom@home.example'),
      ...card('N:Day;Lou;;;', 'EMAIL;type=HOME;type=pref:lday@home.example', 'EMAIL;type=WORK:news@'),
      ...card('N:Fox;Bo;;;', 'EMAIL;type=HOME;type=pref:husker88@home.example', 'EMAIL;type=INTERNET:bfox@'),
    ],
    ['Tia | Bloom | sports@', 'Lou | Day | news@', 'Bo | Fox | bfox@'],
  ],
  [
    'Google’s labels of addresses',
    [
      'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value',
      'Bo,Fox,* Home,bfox@home.example,Work,bfox@',
      'Jo,Li,* ,jli@,,',
    ],
    ['Bo | Fox | bfox@', 'Jo | Li | jli@'],
  ],
  ...[
    ['Gia > Moss > gmoss@ > Jen Moss > jmoss@', 'Jen | Moss | jmoss@'],
    ['Gia > Moss > s20451@ > Luz Pratt > luz.pratt@', 'Luz | Pratt | luz.pratt@'],
    ['Abbott, Chloe > 11 > Jen Abbott > jabbott@', 'Jen | Abbott | jabbott@'],
    ['Mia Cruz > Dana Hale > dhale@', 'Dana | Hale | dhale@'],
  ].map(([line = '', row = '']): Case => [`a person before somebody with an address: ${line}`, [line], asked(row)]),
  ...['lday@g,example', 'lday@g', 'lday@@g.example', 'lday.g.example'].map((typo): Case => [
    `the mistyped work address ${typo} beside a private one`,
    ['Name > Work Email > Personal Email', `Lou Day > ${typo} > loud@home.example`],
    [`Lou | Day | loud@home.example | ${EMAIL}`],
  ]),
  [
    'a mistyped address beside the office’s, no address, and an account',
    ['Name > X > Email > Office Email', 'Lou Day >  > lday@g > news@', 'Ana Reyes > @ana_r > none > areyes@'],
    [`Lou | Day | news@ | ${EMAIL}`, 'Ana | Reyes | areyes@'],
  ],
  [
    'the teachers’ last names before the students’',
    ['Teacher Last Name,Last Name,First Name,Email', 'Hamm,Reyes,Ana,areyes@', 'Hamm,Fox,Bo,shutterbug@'],
    ['Ana | Reyes | areyes@', ...asked('Bo | Fox | shutterbug@')],
  ],
  [
    'an address of two people, which spells the second',
    ['Name,Email', 'Ray Cole,twhitlow@', 'Tess Whitlow,twhitlow@'],
    [`Ray | Cole | twhitlow@ | ${OWNER}`, 'Tess | Whitlow | twhitlow@ | This email is in the table twice'],
  ],
  [
    'an address of two people, which spells neither',
    ['First,Last,Email', 'Mia,Berg,kbrown@', 'Kim,Lee,kbrown@', 'Bo,Fox,sports@'],
    [`Mia | Berg | kbrown@ | ${OWNER}`, `Kim | Lee | kbrown@ | ${OWNER}`, 'Bo | Fox | sports@'],
  ],
  [
    'names on the air beside real ones',
    ['On-Air Name,Real Name,Email', 'Johnny Rock,John Rockwell,johnnyrock@', 'Cole Reif,Cole Reif,creif@'],
    [...asked('Johnny | Rock | johnnyrock@'), 'Cole | Reif | creif@'],
  ],
  [
    'headings as in a program’s data',
    ['student.lastName,student.firstName,student.email,student.homeroomTeacher', 'Reyes,Ana,areyes@,Grace Hill'],
    ['Ana | Reyes | areyes@'],
  ],
  [
    'two people of a line with one address, which may spell neither',
    ['Editor First,Editor Last,Reporter First,Reporter Last,Email', 'Cal,Ritt,Bo,Fox,boknows@', 'Di,Orr,Lou,Day,lday@'],
    asked('Bo | Fox | boknows@', 'Lou | Day | lday@'),
  ],
  ...['Parent,Parent Email', 'Parent/Guardian,Parent/Guardian Email', 'Supervisor,Supervisor Email'].map((of): Case => [
    `“${of}” beside the grade`,
    [`Student,Grade,${of}`, 'Ana Reyes,11,Rosa Reyes,rreyes@home.example'],
    [`Ana | Reyes |  | ${NO_EMAIL}`],
  ]),
  ...['Grade', 'Vest'].map((heading): Case => [
    `a parent’s address beside “${heading}”`,
    [`Name,${heading},Parent Email`, 'Ana Reyes,11,jhill@home.example'],
    [`Ana | Reyes |  | ${NO_EMAIL}`],
  ]),
  [
    'an address that a parent of the same name may have',
    [
      'Student Name,Grade,Parent,Email',
      'Ana Reyes,11,Rosa Reyes,rosareyes@home.example',
      'Bo Fox,11,Sue Hall,x1@home.example',
    ],
    [`Ana | Reyes | rosareyes@home.example | ${OWNER}`, `Bo | Fox | x1@home.example | ${OWNER}`],
  ],
  [
    'several people of a form behind the sender’s address',
    [
      'Timestamp,Email Address,Staff 1 Name,Staff 1 Email,Staff 2 Name,Staff 2 Email',
      '11/3,hill@,Ana Reyes,areyes@,Bo Fox,x1@',
    ],
    ['Ana | Reyes | areyes@', ...asked('Bo | Fox | x1@')],
  ],
  [
    'a host beside two people of a broadcast',
    ['Game,Host contact,PBP,PBP email,Color,Color email', '6A,Rex Ault,Ana Reyes,areyes@,Bo Fox,bfox@'],
    asked('Ana | Reyes | areyes@', 'Bo | Fox | bfox@'),
  ],
  [
    'names with a comma below “First and Last Name”',
    ['First and Last Name > Email', 'Reyes, Ana > pictures@', 'Fox, Bo > fbo@'],
    [...asked('Reyes | Ana | pictures@'), 'Fox | Bo | fbo@'],
  ],
  [
    'suffixes and initials in the heading of whole names',
    ['Employee Name (Last Suffix, First MI) > Former Email > Email', 'Reyes Jr, Ana T > old@ > areyes@'],
    ['Ana T | Reyes Jr | areyes@'],
  ],
  [
    'the people of a list whose boss has a name and an address, too, behind their own',
    ['Email,Name,News Director,News Director Email', 'x1@,Ana Reyes,Grace Hill,ghill@', 'x2@,Bo Fox,Grace Hill,ghill@'],
    asked('Ana | Reyes | x1@', 'Grace | Hill | ghill@', 'Bo | Fox | x2@', 'Grace | Hill | ghill@'),
  ],
  [
    'the people of a list whose boss’s address has no heading that says so',
    ['Email,Name,Answers to,Boss', 'x1@,Ana Reyes,Grace Hill,ghill@', 'x2@,Bo Fox,Grace Hill,ghill@'],
    asked('Ana | Reyes | x1@', 'Bo | Fox | x2@'),
  ],
  ...['Work,Home', 'E-Mail dienstlich,E-Mail privat'].map((headings): Case => [
    `a private address that spells the name below “${headings}”`,
    [`Name,${headings}`, 'Lou Day,x1@,lday@home.example'],
    [`Lou | Day | lday@home.example | ${EMAIL}`],
  ]),
  [
    'cards of businesses, one of which names a person',
    [
      ...card('FN:Best Buy', 'EMAIL:help@', 'X-ABShowAs:COMPANY'),
      ...card('N:Cruz;Mia;;;', 'FN:Cruz Media LLC', 'EMAIL:mcruz@', 'X-ABShowAs:COMPANY'),
      ...card('FN:Lou Day', 'EMAIL:lday@'),
    ],
    ['Mia | Cruz | mcruz@', 'Lou | Day | lday@'],
  ],
  [
    'former last names, and first names with an initial',
    ['Former Last Name,Last Name,First Name & Initial,Email', 'Hill,Reyes,Ana M.,pictures@'],
    ['Ana M. | Reyes | pictures@'],
  ],
];

it.each(cases)('a pasted table with %s', (_what, lines, rows) => {
  expect(rowsOf(pasted(lines))).toEqual(rows);
});
