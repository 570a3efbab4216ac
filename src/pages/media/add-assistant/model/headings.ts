import { foldText } from '@/shared/lib/text';

/** What a column holds according to its heading. `someoneElse` means another person, such as a boss; undefined means unknown. */
export type Kind =
  | 'FirstName'
  | 'LastName'
  /** Appended to the last name: "Jr.", or a second family name. */
  | 'Suffix'
  | 'Email'
  | 'whole'
  | 'firstThenLast'
  | 'lastThenFirst'
  | 'other'
  | 'someoneElse'
  | undefined;

const SOMEONE_ELSE =
  /\b(?:manager|supervisor|boss|spouse|partner|emergency|parent|guardian|mother|father|mom|dad|family(?! name)|household|child|children|referred|reports to|secretary|assistants)s? |^(?:manager|supervisor|boss|spouse|children|referred by|reports to)s?$|\b(?:guardian|(?:step|grand)?(?:parent|mother|father)|mom|dad|caregiver|responsible party|next of kin)s?$/;
const PART_OF_NAME =
  /\b(?:phonetic|yomi|middle|segundo nombre|prefix|nick ?name|maiden|former|file as|additional)\b|^initials?$/;
const EMAIL = /\be ?mails?\b|^mail\b|\bcorreo|\bcourriel|\bemail/;
const FIRST =
  /\b(?:first|given|fore|christian) ?names?\b|^(?:given|f ?name|vorname|prenom|(?:primer )?nombres?)$|\bname given$|\bfirst(?: legal)?(?: (?:and )?mi)?$/;
const LAST =
  /\b(?:last|family|sur) ?names?\b|^(?:family|l ?name|nachname|familienname|(?:primer |1er )?apellidos?|apellido paterno|nom|nom de famille)$|\bname family$|\blast(?: legal)?$/;
const SUFFIX = /\b(?:suffix|sfx)\b|^(?:(?:segundo|2do) apellido|apellido materno|second (?:last|sur|family) ?name)$/;
/** Together with BOTH_LAST, finds the order of first and last name in a heading for both, such as "Nom et prénom". */
const BOTH_FIRST = /\b(?:first|given|fore ?name|vorname|prenom|nombres?\b)/;
const BOTH_LAST = /\b(?:last|family|sur ?name|nachname|apellidos?|nom\b)/;
const OTHER =
  /^(?:work|home|personal|private)$|\b(?:company|organi[sz]ation|school|team|user|file|domain|station|outlet|paper|newspaper|publication|employer|business|department|dept|desk|city|town|county|state|country|street|address|zip|title|position|role|job|notes?|comments?|phone|mobile|cell|fax|beat|sport|game|match|opponent|web|website|type|label|dates?|birthday|id|language|group|status|account|site|attendance|response|rsvp|(?:invited|created|added|modified|edited|updated|approved) by)\b/;
/** Matches name headings even if they contain a word of OTHER, such as "Name & Title" or "Station Contact"; tested first. */
const PERSON =
  /^(?:full )?names?\b(?! of\b)|^users?(?: names?)?$|\b(?:contact|member|rep|representative|reporter|photographer)s?(?: names?)?$/;
const WHOLE =
  /\bnames?\b|^(?:assistant|contact|person|people|student|employee|staff(?:er)?|freelancer|stringer|contributor|volunteer|who|attendee|participant)s?$/;

/** The words of a heading in small letters. Some programs write "student.lastName". */
const wordsOf = (heading: string): string =>
  foldText(heading.replace(/\(s\)/gi, 's').replace(/(?<=[a-z]{2})(?:\.(?=[a-z])|(?=[A-Z]))/g, ' '));

export function kindOf(heading: string): Kind {
  const words = wordsOf(heading);
  if (SOMEONE_ELSE.test(words)) return 'someoneElse';
  const [first, last] = [words.search(BOTH_FIRST), words.search(BOTH_LAST)];
  if (first >= 0 && last >= 0 && !EMAIL.test(words)) return first < last ? 'firstThenLast' : 'lastThenFirst';
  if (PART_OF_NAME.test(words)) return 'other';
  if (EMAIL.test(words)) return 'Email';
  if (SUFFIX.test(words)) return 'Suffix';
  if (FIRST.test(words)) return 'FirstName';
  if (LAST.test(words)) return 'LastName';
  if (PERSON.test(words)) return 'whole';
  if (OTHER.test(words)) return 'other';
  return WHOLE.test(words) ? 'whole' : undefined;
}

/** Kinds of columns that have the whole name. */
export const WHOLE_KINDS: readonly Kind[] = ['whole', 'firstThenLast', 'lastThenFirst'];
export const NAMES: readonly Kind[] = ['FirstName', 'LastName', ...WHOLE_KINDS];

type Cells = readonly string[];

const SECOND =
  /\b(?:personal|home|private?|personnel|particular|gmail|google|other|alternat(?:e|ive)|recovery|non ?work|secondary|second|backup|old|former|previous|[2-9])\b/;
const FIRST_CHOICE = /\b(?:work|dienstlich|professionnel|laboral|primary|preferred)\b/;
/** Other words that may stand beside "Email" without meaning someone else. Also matches an empty heading. */
const PLAIN =
  /^(?:e|adresse|direccion|de|electroni(?:co|ca|que)|office|media|press|photographer|journalist|best|your|required|value|1)?$/;

/** Matches the headings of addresses that belong to several people. */
const OF_SEVERAL = /\b(?:team|site) e ?mail/;

const CONTACT = /\bcontacts?\b/;

/**
 * Whether a heading cannot mean another person's address. One with an unknown word can, such as "Adviser Email", and so can a
 * "Contact Email", unless the heading of a name says "Contact", too.
 */
export const isOfThePerson = (heading: string, names: Cells): boolean =>
  !OF_SEVERAL.test(wordsOf(heading)) &&
  (!CONTACT.test(wordsOf(heading)) || names.some((name) => CONTACT.test(wordsOf(name)))) &&
  wordsOf(heading)
    .split(' ')
    .every(
      (word) =>
        [SECOND, FIRST_CHOICE, PLAIN].some((known) => known.test(word)) ||
        ![undefined, 'someoneElse'].includes(kindOf(word)),
    );

/** Whether some name headings, but not all, begin like an email heading: "Photographer Name, Photographer Email" beside "Name". */
function nameSeveral(headings: Cells): boolean {
  const names = headings.filter((heading) => NAMES.includes(kindOf(heading))).map(foldText);
  return headings.some((heading) => {
    const owner =
      kindOf(heading) === 'Email'
        ? foldText(heading)
            .replace(/\be ?mail.*/, '')
            .trim()
        : '';
    const own = names.filter((name) => owner !== '' && name.startsWith(owner));
    return own.length > 0 && own.length < names.length;
  });
}

/** The headings of a person without what tells people of one newsroom apart: numbers, ranks, and which job they have. */
const withoutRanks = (headings: Cells): string =>
  headings
    .map((heading) =>
      wordsOf(heading)
        .replace(/\b(?:reporter|photographer|journalist|videographer|broadcaster|announcer)\b/, 'staff')
        .replace(SECOND, '')
        .replace(/\d/g, '')
        .trim(),
    )
    .filter(Boolean)
    .join();

/**
 * Whether the headings may name people who are not to be added, such as a school's contacts beside a station's. `groups` are the
 * headings of each person in a row: if they differ, or have an unknown word, the people may differ, too. They are empty if each row
 * has one person.
 */
export function mayBeOthers(headings: Cells, groups: readonly Cells[]): boolean {
  if (groups.length === 0) return nameSeveral(headings);
  return (
    new Set(groups.map(withoutRanks)).size > 1 ||
    groups.flat().some((heading) => !isOfThePerson(heading, groups.flat()))
  );
}

/**
 * Ranks a column of email addresses by its heading: the lower the rank, the likelier they are the people's own work addresses.
 * "Office email" ranks no better than a plain "Email", because a whole office may share one address.
 */
export function rankOf(heading: string): number {
  const words = wordsOf(heading);
  if (SECOND.test(words)) return 3;
  // The primary contact of a student is a parent.
  if (FIRST_CHOICE.test(words) && !CONTACT.test(words)) return 0;
  if (EMAIL.test(words)) return 1;
  return kindOf(heading) === undefined ? 2 : 3;
}

const isAddressLine = (cells: Cells): boolean => cells.some((cell) => cell.includes('@'));
const kindsIn = (cells: Cells): Kind[] => cells.filter((cell) => cell !== '').map(kindOf);
const isWide = (cells: Cells): boolean => cells.filter((cell) => cell !== '').length > 1;
const areKnown = (kinds: readonly Kind[]): boolean => kinds.every((kind) => kind !== undefined);
const countKnown = (kinds: readonly Kind[]): number => kinds.filter((kind) => kind !== undefined).length;
export const hasBothNames = (kinds: readonly Kind[]): boolean =>
  kinds.includes('FirstName') && kinds.includes('LastName');

/** Whether a line above the first address may be headings: an email, both names, a name beside someone else's, or only known kinds. */
function mayBeHeadings(cells: Cells): boolean {
  const kinds = kindsIn(cells);
  const isOfPeople = kinds.some((kind) => kind !== 'other' && kind !== 'someoneElse');
  const saysElse = kinds.includes('someoneElse') && kinds.some((kind) => NAMES.includes(kind));
  const saysEmail = cells.some((cell) => EMAIL.test(foldText(cell)));
  return saysEmail || hasBothNames(kinds) || saysElse || (areKnown(kinds) && isOfPeople);
}

/** Whether a line must be headings, even below an address: an email with both names, a "Name", or any name if all kinds are known. */
function isCertain(cells: Cells): boolean {
  const kinds = kindsIn(cells);
  const hasNames =
    hasBothNames(kinds) ||
    (areKnown(kinds) && kinds.some((kind) => NAMES.includes(kind))) ||
    cells.some((cell) => /^(?:full )?names?\b/.test(foldText(cell)));
  return kinds.includes('Email') && hasNames && !isAddressLine(cells);
}

/** If most lines with an address have several cells, drops one-cell lines that look like headings: "Please email these people:". */
export function withoutTitles<Row extends Cells>(rows: readonly Row[]): readonly Row[] {
  const people = rows.filter(isAddressLine);
  if (people.filter(isWide).length * 2 <= people.length) return rows;
  return rows.filter((cells) => isWide(cells) || isAddressLine(cells) || !areKnown(kindsIn(cells)));
}

/** Finds all heading lines, even below an address: a title may contain an address, and another table may follow. */
export function headingLines(rows: readonly Cells[]): number[] {
  const firstAddress = rows.findIndex(isAddressLine);
  const above = rows.slice(0, firstAddress === -1 ? 1 : firstAddress);
  // Picks the line with a first-name and a last-name heading, because a merged "Name" may stand above it; else the line with the
  // most known headings: a section title, or a line with a cell such as "no email", has fewer.
  const known = above.map((cells) => (mayBeHeadings(cells) ? countKnown(kindsIn(cells)) : 0));
  const most = known.findLastIndex((count) => count > 0 && count === Math.max(...known));
  const both = above.findLastIndex((cells) => hasBothNames(kindsIn(cells)));
  const first = both === -1 ? most : both;
  const further = rows.flatMap((cells, index) => (index > first && isCertain(cells) ? index : []));
  return first === -1 ? further : [first, ...further];
}
