// Verifies STF-8.
import { EMAIL, NAMES, NO_EMAIL, OWNER, pasted, rowsOf } from '../support/pastedTable';

const ANA = 'Ana | Reyes | ana.reyes@';
const LOU = 'Lou | Day | lou@';

type Case = [what: string, lines: string[], rows: string[]];

const headings: Case[] = [
  [
    'a number and a phone',
    ['# > Phone > Reporter > Mail', '1 > (620) 555-0144 > Ana Reyes > ana.reyes@', '2 >  > Lou Day > lou@'],
    [ANA, LOU],
  ],
  [
    'a first name called name',
    ['Nombre,Apellidos,Correo electrónico', 'Ana,Reyes Lopez,ana@'],
    ['Ana | Reyes Lopez | ana@'],
  ],
  [
    'Google',
    [
      'First Name,Middle Name,Last Name,Phonetic First Name,Name Suffix,Organization Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value',
      'Ana,,Reyes,,,Gazette,* Work,ana.reyes@,Home,ana@home.example',
      'Martin,,King,,Jr.,Gazette,* Work,mking@,,',
    ],
    [ANA, 'Martin | King Jr. | mking@'],
  ],
  [
    'Outlook',
    [
      '"Title","First Name","Middle Name","Last Name","Suffix","Company","E-mail Type","E-mail Address","E-mail Display Name","Manager\'s Name"',
      '"Ms.","Ana","M.","Reyes","","The Gazette","SMTP","ana.reyes@","Ana Reyes (ana.reyes@)","Bo Fox"',
    ],
    [ANA],
  ],
  [
    'two addresses of equal rank',
    ['Name,Email,Email address', 'Ana Reyes,ana.reyes@,ana@home.example'],
    [`${ANA} | ${EMAIL}`],
  ],
  ['a private address', ['Name,Personal Email,Work Email', 'Ana Reyes,ana@home.example,ana.reyes@'], [ANA]],
  [
    'numbers under a name',
    ['First Name,Last Name,Email', 'Ana,620-555-0144,ana@'],
    ['Ana |  | ana@ | Last Name is required'],
  ],
  ['no other line', ['First Name,Last Name,Email'], []],
];

const bare: Case[] = [
  [
    'names in signs, which usually begin with the last name',
    ['山田 太郎 > taro.yamada@', '김 하나 > hana@'],
    [`山田 | 太郎 | taro.yamada@ | ${NAMES}`, `김 | 하나 | hana@ | ${NAMES}`],
  ],
  [
    'lines of unequal length',
    ['Ana > Reyes > ana.reyes@', 'Lou Day > lou@', 'Bo > Fox'],
    [ANA, 'Lou Day |  | lou@ | Last Name is required', `Bo | Fox |  | ${NO_EMAIL}`],
  ],
  [
    'a shifted line',
    ['Ana > Reyes > ana.reyes@', 'Editor > Lou > Day > lou@'],
    [ANA, `Editor | Lou | lou@ | ${NAMES}`],
  ],
  ['blanks between', ['Ana Reyes   ana.reyes@   620-555-0144', 'Lou Day  lou@'], [ANA, LOU]],
  [
    'some lines last name first, others a whole name and a note',
    ['Reyes, Ana, x1@', 'Lou Day, Sports, x2@', 'Fox, Bo, x3@'],
    [`Reyes | Ana | x1@ | ${NAMES}`, `Lou Day | Sports | x2@ | ${NAMES}`, `Fox | Bo | x3@ | ${NAMES}`],
  ],
  [
    'words that name nobody',
    ['Contact us > news@', 'No Name > x1@', 'Officer Ford > ford@'],
    [`Contact | us | news@ | ${NAMES}`, `No | Name | x1@ | ${NAMES}`, ' | Ford | ford@ | First Name is required'],
  ],
];

const names: Case[] = [
  [
    'a suffix',
    ['Martin King Jr.,news@', '"King, Bo, III",bo@', '"Lou King, Sr.",lou@'],
    ['Martin | King Jr. | news@', 'Bo | King III | bo@', 'Lou | King Sr. | lou@'],
  ],
  [
    'a last name of several words',
    ['Ana de la Cruz,a@', 'Lou Van Dyke,b@', 'Eva Garcia-Lopez,c@', 'Bo García López,bo.garcialopez@', 'Di O’Brien,d@'],
    [
      'Ana | de la Cruz | a@',
      // A capitalized "Van" may also be a middle name, so the row asks.
      `Lou | Van Dyke | b@ | ${NAMES}`,
      'Eva | Garcia-Lopez | c@',
      'Bo | García López | bo.garcialopez@',
      'Di | O’Brien | d@',
    ],
  ],
  [
    'a last name of several words in capitals, even if the address leaves some out',
    ['Juan De La Cruz,jcruz@', 'LOU VAN DER BERG,lvdberg@', 'Ana De Leon,aleon@', 'Eva De Leon,edeleon@'],
    [
      'Juan | De La Cruz | jcruz@',
      'LOU | VAN DER BERG | lvdberg@',
      `Ana | De Leon | aleon@ | ${NAMES}`,
      'Eva | De Leon | edeleon@',
    ],
  ],
  [
    'a meeting’s report, whose first headings have no name',
    ['ID,Topic,User Email', '8,Coverage,lday@', '', 'Name (Original Name),User Email,Join Time', 'Lou Day,lday@,9:00'],
    [' | Coverage | lday@ | First Name is required', 'Lou | Day | lday@ | This email is in the table twice'],
  ],
  [
    'names to display where the others are empty',
    ['Display name,First name,Last name,Email', 'Bo Fox,Bo,Fox,bfox@', 'Ana Reyes,,,areyes@'],
    ['Bo | Fox | bfox@', 'Ana | Reyes | areyes@'],
  ],
  [
    'bare addresses in single quotes',
    ["'areyes@gazette.example'; Lou Day <lday@>"],
    [' |  | areyes@ | First Name is required. Last Name is required', 'Lou | Day | lday@'],
  ],
  [
    'three words',
    ['Ana Garcia Lopez,news@', 'Ana M. Reyes,a@', 'Bob (Bo) Fox,b@', 'Mary Ann Smith,msmith@'],
    [
      `Ana Garcia | Lopez | news@ | ${NAMES}`,
      'Ana M. | Reyes | a@',
      'Bob (Bo) | Fox | b@',
      'Mary Ann | Smith | msmith@',
    ],
  ],
];

const lists: Case[] = [
  ['commas and quotes', ['To: "Reyes, Ana" <ana.reyes@>, Lou Day <lou@>'], [ANA, LOU]],
  [
    'addresses as names',
    ["'ana.reyes@' <ana.reyes@>; Lou Day <lou@>"],
    [' |  | ana.reyes@ | First Name is required. Last Name is required', LOU],
  ],
  [
    'addresses alone',
    ['ana.reyes@, lou@'],
    [' |  | ana.reyes@', ' |  | lou@'].map((row) => `${row} | First Name is required. Last Name is required`),
  ],
  [
    'a column of a table',
    ['Contact > Phone', 'Ana Reyes <ana.reyes@> > 620-555-0144', 'Lou Day <lou@> > '],
    [ANA, LOU],
  ],
];

const cells: Case[] = [
  [
    'a nickname in quotes',
    ['Bo > Fox > bo@', '"Mimi" Lou > Day > lou@', 'Ana > Reyes > ana.reyes@', 'Di > Ek > di@'],
    ['Bo | Fox | bo@', '"Mimi" Lou | Day | lou@', ANA, 'Di | Ek | di@'],
  ],
  [
    'a quote that nobody closed',
    ['"Mimi > Day > mimi@', 'Ana > Reyes "A" > ana.reyes@'],
    [`"Mimi | Day | mimi@`, 'Ana | Reyes "A" | ana.reyes@'],
  ],
  [
    'a line break in a cell',
    ['Name > Address > Email', 'Ana Reyes > "12 Main St¶Emporia, KS" > ana.reyes@', 'Lou Day > 1 Elm > lou@'],
    [ANA, LOU],
  ],
  ['a separator for Excel', ['sep=;', 'First;Last;Email', 'Ana;Reyes;ana.reyes@'], [ANA]],
  [
    'invisible signs',
    ['\uFEFFAna\u200B > \u202AReyes\u202C > \u200Bana.reyes@\u200E', 'Lou\u00A0 > Day > <lou@>'],
    [ANA, LOU],
  ],
  [
    'vCards',
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Reyes;Ana;;;',
      'FN:Ana Reyes',
      'EMAIL;type=INTERNET;type=WORK:ana.reyes@',
      'END:VCARD',
      'BEGIN:VCARD',
      'N:Day;Lou;;;',
      'item1.EMAIL:lou@',
      'END:VCARD',
    ],
    [ANA, LOU],
  ],
];

/** Tables that once gave another person, or lost one, without a question. */
const traps: Case[] = [
  [
    'names after their addresses',
    ['khoffman@ (Karen Hoffman), doneal@ (Derek Oneal), phorn@ (Peter Horn)'],
    ['Karen | Hoffman | khoffman@', 'Derek | Oneal | doneal@', 'Peter | Horn | phorn@'],
  ],
  [
    'a person whose address is still to come',
    ['First > Last > Email', 'Peter > Horn > email pending', 'Karen > Hoffman > khoffman@'],
    [`Peter | Horn | email pending | please enter a valid email address`, 'Karen | Hoffman | khoffman@'],
  ],
  [
    'a heading that says first and last, over a name the other way round',
    ['Timestamp,Name (first and last),Email', '11/8/2026,"Oneal, Derek",doneal@'],
    [`Oneal | Derek | doneal@ | ${NAMES}`],
  ],
];

/** Tables as programs export them, and as they are when copied from web pages. */
const copied: Case[] = [
  [
    'a German “Name”, which is the last name',
    ['Name;Vorname;E-Mail', 'Reyes;Ana;ana.reyes@', 'Day;Lou;lou@'],
    [ANA, LOU],
  ],
  ['a whole name beside the first name', ['Vorname;Name;E-Mail', 'Ana;Ana Reyes;news@'], ['Ana | Reyes | news@']],
  [
    'a Spanish whole name of three words',
    ['Nombre y apellidos;Correo', 'Ana Reyes Lopez;news@'],
    [`Ana Reyes | Lopez | news@ | ${NAMES}`],
  ],
  ['a French whole name', ['Nom et prénom;Courriel', 'Reyes Ana;ana.reyes@', 'Day Lou;lou@'], [ANA, LOU]],
  [
    'a paper that the address spells',
    ['Ana Reyes, Emporia Gazette, emporia.gazette@'],
    ['Ana | Reyes | emporia.gazette@'],
  ],
  [
    'two people in a line under headings',
    ['Reporter,Email,Photographer,Email', 'Ana Reyes,ana.reyes@,Lou Day,lou@'],
    [ANA, LOU],
  ],
  [
    'two lists side by side, with a column and a cell left empty',
    [
      'First > Last > Email >  > First > Last > Email',
      'Ana > Reyes > ana.reyes@ >  > Lou > Day > lou@',
      'Bo > Fox > bo@ >  > Mia > Berg > ',
    ],
    [ANA, LOU, 'Bo | Fox | bo@', `Mia | Berg |  | ${NO_EMAIL}`],
  ],
  [
    'the people of an assignment beside their outlet',
    [
      'Outlet > Reporter Name > Reporter Email > Photographer Name > Photographer Email',
      'KSNX > Ana Reyes > ana.reyes@ > Lou Day > lou@',
    ],
    [ANA, LOU],
  ],
  ['marks beside the address', ['Ana Reyes ana.reyes@.', 'Lou Day · "lou@"'], [ANA, LOU]],
  ['a boss and his address', ['Name,Email,Boss,Boss Email', 'Ana Reyes,ana.reyes@,Bo Fox,bo@'], [ANA]],
  [
    'titles above, blank lines, and a sum',
    [
      'Gazette >  > ',
      'Sports staff 2026-27 >  > ',
      ' >  > ',
      'First > Last > Email',
      'Ana > Reyes > ana.reyes@',
      ' >  > ',
      'Lou > Day > lou@',
    ],
    [ANA, LOU],
  ],
  [
    'bold and code',
    ['| **Name** | **Email** |', '|---|---|', '| **Ana Reyes** | `ana.reyes@` |', '| *Lou Day* | lou@ |'],
    [ANA, LOU],
  ],
  ['bullets and long dashes', ['- Ana Reyes — ana.reyes@', '- Lou Day — lou@'], [ANA, LOU]],
  [
    'links of a page’s source',
    ['<li><a href="mailto:ana.reyes@">Ana Reyes</a></li>', '<li><a class="x" href="mailto:lou@">Lou Day</a></li>'],
    [ANA, LOU],
  ],
  [
    'a table of a page’s source',
    [
      '<table><tr><th>Name</th><th>Email</th></tr>',
      '<tr><td class="x">Ana Reyes</td><td>ana.reyes@</td></tr>',
      '<tr><td>Lou Day</td> <td>lou@</td></tr></table>',
    ],
    [ANA, LOU],
  ],
  ['names above their addresses', ['Ana Reyes', 'ana.reyes@', 'Lou Day', 'lou@'], [ANA, LOU]],
  [
    'one column of addresses',
    ['Email address', 'lou@'],
    [' |  | lou@ | First Name is required. Last Name is required'],
  ],
  [
    'a recipient without an address',
    ['Ana Reyes <ana.reyes@>; Lou Day <lou@>; Bo Fox'],
    [ANA, LOU, `Bo | Fox |  | ${NO_EMAIL}`],
  ],
  [
    'pronouns and jobs in brackets',
    ['Ana Reyes (she/her) > ana.reyes@', 'Lou Day (Editor) > lou@'],
    [`${ANA} | ${NAMES}`, `${LOU} | ${NAMES}`],
  ],
];

const INVALID = 'please enter a valid email address';

/** Tables whose rows were once ready without a question although they could be read in another way, or that lost a person. */
const doubts: Case[] = [
  [
    'addresses with a foreign sign, a blank, or a comma',
    [
      'Name > Email',
      'Ann O’Neil > ann.o’neil@',
      'Dana Fields > ksnx sports@',
      'Li Wei > li@usd345.k12 .ks.us',
      'Bo Fox > bo@usd345.k12.ks. us',
      'Ann Berg > ann@usd345.k12.ks,us',
      'Ivy Kay > ivy@gazette.example@gazette.example',
      'Bo Smith > bo smith@',
      'Ana Reyes > <mailto:ana.reyes@>',
    ],
    [
      `Ann | O’Neil | ann.o’neil@ | ${INVALID}`,
      `Dana | Fields | ksnx sports@ | ${INVALID}`,
      `Li | Wei | li@usd345.k12 .ks.us | ${INVALID}`,
      `Bo | Fox | bo@usd345.k12.ks. us | ${INVALID}`,
      `Ann | Berg | ann@usd345.k12.ks,us | ${INVALID}`,
      `Ivy | Kay | ivy@@gazette.example | ${INVALID}`,
      `Bo | Smith | bo smith@ | ${INVALID}`,
      ANA,
    ],
  ],
  [
    'a second address of work',
    ['First Name,Last Name,Email Address,Work Secondary Email', 'Dana,Fields,dfields@,dana.old@courier.example'],
    ['Dana | Fields | dfields@'],
  ],
  [
    'the newsroom’s address',
    ['Contact,Business,Business Email,Contact Email', 'Tess Fields,KSNX,newsroom@,tess@'],
    ['Tess | Fields | tess@'],
  ],
  [
    'an address of someone who approves',
    ['Name,Approver Email,Email Address', 'Ana Reyes,boss@,ana.reyes@', 'Lou Day,boss@,'],
    [ANA, `Lou | Day | boss@ | ${EMAIL}`],
  ],
  [
    'a private address that alone spells the name',
    ['Name,Company Email,Personal Email', 'Ana Reyes,newsroom@,ana@home.example'],
    [`Ana | Reyes | ana@home.example | ${EMAIL}`],
  ],
  [
    'a title with an address above the headings',
    [
      'Sports staff 2026-27 – questions: newsroom@ >  >  > ',
      'Last Name > First Name > Email > Phone',
      'Reyes > Ana > sports1@ > 620-555-0144',
      'Day > Lou > sports2@ > 620-555-0145',
    ],
    [`Sports staff – | questions | newsroom@ | ${NAMES}`, 'Ana | Reyes | sports1@', 'Lou | Day | sports2@'],
  ],
  [
    'addresses that spell all words of a name',
    [
      'Name > Email',
      'Mary Ann Smith > mary.ann.smith@',
      'Carl L Berg > carl.l.berg@',
      'Marcus James Oneil > marcusj@',
      'Mary Ann Fox > maryann.fox@',
    ],
    [
      `Mary Ann | Smith | mary.ann.smith@ | ${NAMES}`,
      'Carl L | Berg | carl.l.berg@',
      `Marcus James | Oneil | marcusj@ | ${NAMES}`,
      'Mary Ann | Fox | maryann.fox@',
    ],
  ],
  [
    'a particle in the middle of a name',
    [
      'Name > Email',
      'María del Carmen López > a@',
      'Juan de Dios Pérez > b@',
      'Thu Van Nguyen > c@',
      'Juan de Dios Ruiz > juandedios.ruiz@',
    ],
    [
      `María | del Carmen López | a@ | ${NAMES}`,
      `Juan | de Dios Pérez | b@ | ${NAMES}`,
      `Thu | Van Nguyen | c@ | ${NAMES}`,
      'Juan de Dios | Ruiz | juandedios.ruiz@',
    ],
  ],
  [
    'schools whose initials the addresses spell',
    ['Blue Valley North > Dana Ray > bvn@', 'Olathe East > Marcus Ray > oe@'],
    [`Blue Valley | North | bvn@ | ${NAMES}`, `Olathe | East | oe@ | ${NAMES}`],
  ],
  [
    'a page’s title and its last line',
    [
      'Our Team',
      '',
      'Ana Reyes',
      'Sports Director',
      'ana.reyes@',
      '',
      'Lou Day',
      'Photographer',
      'lou@',
      '',
      'Contact us: news@',
    ],
    [ANA, LOU, ' |  | news@ | First Name is required. Last Name is required'],
  ],
  [
    'a last name first on a line',
    ['Reyes, Ana ana.reyes@', 'Quill, Dana x1@', 'García López, Ana x3@'],
    [ANA, 'Dana | Quill | x1@', `Ana | García López | x3@ | ${NAMES}`],
  ],
  [
    'a last name first, and a department',
    ['1. Fields, Dana (Sports) - x1@', '2. Day, Lou (News) - x2@'],
    [`Dana (Sports) | Fields | x1@ | ${NAMES}`, `Lou (News) | Day | x2@ | ${NAMES}`],
  ],
  [
    'more than a first name after the comma',
    [
      'Name > Email',
      'Orr, Flo Photographer > flo@',
      'Smith, Reporter > smith@',
      'Ruiz, Ana y Luis > ana@',
      'Fields, Dana Photo > d@',
    ],
    [
      `Flo Photographer | Orr | flo@ | ${NAMES}`,
      `Reporter | Smith | smith@ | ${NAMES}`,
      `Ana y Luis | Ruiz | ana@ | ${NAMES}`,
      `Dana Photo | Fields | d@ | ${NAMES}`,
    ],
  ],
  [
    'headings over cells that hold more than a first or last name',
    [
      'First > Last > Email',
      ...[
        'Dana > Dana Fields',
        'Marcus > Oneil, Marcus',
        'Ann > Berg (Sports)',
        'Li > Wei, MBA',
        'Bo > Fox, Photographer',
        'Cy, Di > Young',
        'Ed y Flo > Orr',
        'Dr. Gus > Lee',
        'Mr. > Hill',
        'Ken > TBD',
        'Max > None',
        'Ned > Unknown',
        'Ona > (example) Smith',
      ].map((cells, index) => `${cells} > x${String(index)}@`),
      'John E > King, Jr. > king@',
    ],
    [
      'Dana | Dana Fields',
      'Marcus | Oneil, Marcus',
      'Ann | Berg (Sports)',
      'Li | Wei, MBA',
      'Bo | Fox, Photographer',
      'Cy, Di | Young',
      'Ed y Flo | Orr',
      'Dr. Gus | Lee',
      'Mr. | Hill',
      'Ken | TBD',
      'Max | None',
      'Ned | Unknown',
      'Ona | example) Smith',
    ]
      .map((row, index) => `${row} | x${String(index)}@ | ${NAMES}`)
      .concat('John E | King, Jr. | king@'),
  ],
  [
    'a second person in other columns',
    ['Outlet,Contact,Email,Alternate Contact,Alternate Email', 'KSNX,Ana Reyes,ana.reyes@,Lou Day,lou@'],
    [ANA, LOU],
  ],
  [
    'recipients whose addresses are hidden',
    ['Ana Reyes; Day, Lou; Bo Fox'],
    ['Ana | Reyes', 'Lou | Day', 'Bo | Fox'].map((row) => `${row} |  | ${NO_EMAIL}`),
  ],
  [
    'the head of a mail',
    [
      'From: Bo Fox <bo@>',
      'Sent: Monday, August 3, 2026',
      'To: Ana Reyes <ana.reyes@>; Lou Day <lou@>',
      'Subject: State',
    ],
    ['Bo | Fox | bo@', ANA, LOU],
  ],
  [
    'the head of a mail above its text',
    ['To: Ana Reyes <ana.reyes@>; Lou Day <lou@>', 'Hello, all'],
    [`Lou | Day | lou@ | ${EMAIL}`, ` |  |  | First Name is required. Last Name is required. ${NO_EMAIL}`],
  ],
  [
    'headings in an unknown language',
    ['Sobrenome > Nome > Contato', 'Silva > Ana > x1@', 'Souza > Eva > x2@'],
    [`Sobrenome | Nome |  | ${NO_EMAIL}`, `Silva | Ana | x1@ | ${NAMES}`, `Souza | Eva | x2@ | ${NAMES}`],
  ],
  [
    'Spanish headings for each name',
    [
      'Primer Apellido > Segundo Apellido > Primer Nombre > Segundo Nombre > Correo',
      'Reyes > Ruiz > Ana > María > x1@',
    ],
    ['Ana | Reyes Ruiz | x1@'],
  ],
  [
    'vCards without divided names',
    [
      'BEGIN:VCARD',
      'N:;;;;',
      'FN:Ana Reyes',
      'EMAIL:ana.reyes@',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:Lou Day',
      'EMAIL:lou@',
      'END:VCARD',
    ],
    [ANA, LOU],
  ],
  [
    'a label on each line',
    ['Name: Ana Reyes', 'Title: Editor', 'Email: ana.reyes@', '', 'First Name: Lou', 'Last Name: Day', 'Email: lou@'],
    [ANA, LOU],
  ],
  ...['Reporter,Email,School Rep,Email', 'Station Contact,Email,School Contact,Email'].map((line): Case => [
    `people of a school or an account below “${line}”`,
    [line, 'Ana Reyes,ana.reyes@,Lou Day,lou@'],
    [`${ANA} | ${NAMES}`, `${LOU} | ${NAMES}`],
  ]),
  [
    'a town, a station, or a job before the name',
    [
      'Salina Sam Roth sroth@',
      'KWCH Karen Hill khill@',
      'PBP Rosa De La Cruz rdelacruz@',
      'Rosa (Buck) De La Cruz rosa@',
      'Mary Ann Smith msmith@',
    ],
    [
      `Salina Sam | Roth | sroth@ | ${NAMES}`,
      `KWCH Karen | Hill | khill@ | ${NAMES}`,
      `PBP Rosa | De La Cruz | rdelacruz@ | ${NAMES}. ${OWNER}`,
      'Rosa (Buck) | De La Cruz | rosa@',
      'Mary Ann | Smith | msmith@',
    ],
  ],
  ['letters that count the lines', ['a) Ana Reyes ana.reyes@', 'b) Lou Day lou@'], [ANA, LOU]],
  [
    'a parent as the primary contact',
    ['First Name,Last Name,Student Email,Primary Contact Email', 'Ana,Reyes,x1@,hill@home.example'],
    [`Ana | Reyes | x1@ | ${EMAIL}`],
  ],
  [
    'towns that stand only before the first of their people',
    ['Dodge City     Rosa Cruz     x1@', '               Jo Li         x2@', '               Al Fry        x3@'],
    [`Rosa | Cruz | x1@ | ${NAMES}`, 'Jo | Li | x2@', 'Al | Fry | x3@'],
  ],
  [
    'addresses of a team and of a site',
    ['Name > Team Email', 'Ana Reyes > ana.reyes@', 'Lou Day > hawks@'],
    [ANA, `Lou | Day | hawks@ | ${OWNER}`],
  ],
  ...['School,Announcer,Adviser', 'Beat,Writer,Editor', 'Sport,Requested by,For'].map((unknown): Case => [
    `two columns of people below “${unknown}”`,
    [`${unknown},Email`, 'Olpe,Bo Fox,Ana Reyes,areyes@', 'Ellis,Jo Li,Lou Day,lday@'],
    [`Ana | Reyes | areyes@ | ${NAMES}`, `Lou | Day | lday@ | ${NAMES}`],
  ]),
  [
    'offices among the people',
    ['Name,Email', 'Ana Reyes,ana.reyes@', 'Customer Service,x1@', 'Story Ideas,x2@', 'Salina Post,x3@'],
    [ANA, `Customer | Service | x1@ | ${NAMES}`, `Story | Ideas | x2@ | ${NAMES}`, `Salina | Post | x3@ | ${NAMES}`],
  ],
  ['an outlet before a person', ['Hays Post > Ana Reyes > hayspost@'], ['Ana | Reyes | hayspost@']],
  [
    'a contact’s address beside a student',
    ['Student Name,Primary Contact Email', 'Ana Reyes,hill@home.example'],
    [`Ana | Reyes | hill@home.example | ${OWNER}`],
  ],
  ['a contact’s own address', ['Contact,Contact Email', 'Ana Reyes,news@'], ['Ana | Reyes | news@']],
  [
    'headings without spaces',
    ['firstName,lastName,workEmail,email', 'Ana,Reyes,news1@,x1@home.example'],
    ['Ana | Reyes | news1@'],
  ],
  [
    'addresses that stand a row too high',
    ['Name,Email', 'Ana Reyes,lou@', 'Lou Day,bo@', 'Bo Fox,news@'],
    [`Ana | Reyes | lou@ | ${OWNER}`, `Lou | Day | bo@ | ${OWNER}`, 'Bo | Fox | news@'],
  ],
  ['curly quotes', ['Name,Email', '“Ana Reyes”,ana.reyes@', '‘Lou Day’,lou@'], [ANA, LOU]],
];

describe.each([
  ['copied text', copied],
  ['traps', traps],
  ['doubts', doubts],
  ['headings', headings],
  ['no headings', bare],
  ['names', names],
  ['recipients of a mail', lists],
  ['cells and signs', cells],
])('a pasted table with %s', (_kind, cases) => {
  it.each(cases)('%s', (_what, lines, rows) => {
    expect(rowsOf(pasted(lines))).toEqual(rows);
  });
});
