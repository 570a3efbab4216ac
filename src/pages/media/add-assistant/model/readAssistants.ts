import type { Question, ReadAssistant } from './assistantTable';
import { columnsOf, readingsOf, type Column, type Row } from './columns';
import { cellsAt, groupsOf } from './groups';
import { hasBothNames, headingLines, kindOf, mayBeOthers, NAMES, rankOf, WHOLE_KINDS, withoutTitles } from './headings';
import { isName, isSpelledOut, spelledBy, splitName, swap, WHOLE, type Name } from './readName';
import { personOf, type ReadPerson } from './readPerson';
import { splitTable } from './splitTable';

/** The most rows that a user can review at once. The rows of a larger table are only counted, not read. */
export const MAX_ROWS = 200;

/** Whether only the first name is all capitals: it may be the last name, as in "REYES Ana". */
const isShouted = ({ FirstName, LastName }: Name): boolean =>
  /^[\p{Lu}'’-]{2,}$/u.test(FirstName) && LastName !== LastName.toUpperCase();

/** Whether the address spells the names swapped. */
const isSwapped = ({ name, Email, spelled }: ReadPerson): boolean =>
  spelled < WHOLE && spelledBy(Email, swap(name)) === WHOLE;

/** Whether an address that does not spell the person's name also occurs in another row, or spells the name of another row's person. */
const isAnothers = ({ Email, spelled }: ReadPerson, others: readonly ReadPerson[]): boolean =>
  spelled === 0 && Email !== '' && others.some((other) => other.Email === Email || spelledBy(Email, other.name) > 0);

/** Whether a row has only a name. The rest of it may be in the next row, if a copied cell had several lines. */
function isLoneName(row: Row = []): boolean {
  const [cell = '', ...others] = row.filter((one) => one !== '');
  return others.length === 0 && !cell.includes('@') && isName(splitName(cell, undefined, ''));
}

/** Whether the previous row is one word that may be this person's first name, if a narrow column of a page was wrapped. */
function mayGoOn(row: Row = [], { name, spelled }: ReadPerson, before: Row = []): boolean {
  const [word = '', ...others] = before.filter((one) => one !== '');
  const isInOneCell = row.some((cell) => cell.includes(`${name.FirstName} ${name.LastName}`));
  const isShouted = (text: string): boolean => text === text.toUpperCase();
  return (
    spelled < WHOLE &&
    isInOneCell &&
    others.length === 0 &&
    isName({ FirstName: word, LastName: name.LastName }) &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(word) &&
    isShouted(word) === isShouted(name.LastName)
  );
}

/** Whether another name is to the left of this one, in one cell or two adjacent ones: the first name is more likely the one to add. */
function isBehindAnother(row: Row, name: Name): boolean {
  const isIn = (text: string): boolean => text.includes(name.FirstName) && text.includes(name.LastName);
  const cell = row.findIndex(isIn);
  const pair = row.findIndex((one, index) => isIn(`${one} ${row[index + 1] ?? ''}`));
  const before = row.slice(0, Math.max(cell === -1 ? pair : cell, 0));
  return before
    .flatMap((one, index) => [one, `${one} ${before[index + 1] ?? ''}`])
    .some((text) => !text.includes('@') && isName(splitName(text, undefined, '')));
}

/** Reads the people of one table. `headingCells` is empty if it has no headings. */
function readTable(headingCells: Row, lines: readonly Row[]): ReadAssistant[] {
  const groups = groupsOf(headingCells, lines);
  const headingGroups = groups?.map((columns) => cellsAt(headingCells, columns)) ?? [];
  const [headings = headingCells] = headingGroups;
  // Some groups may be people who should not be added: a buyer beside an attendee, or contacts beside a student's name.
  const isLeftOut = (heading: string, index: number): boolean =>
    NAMES.includes(kindOf(heading)) && groups?.every((columns) => !columns.includes(index)) === true;
  const areOthers = mayBeOthers(headings, headingGroups) || headingCells.some(isLeftOut);
  // Skips repeated headings and lines without a letter or "@", such as separator lines, blank lines, and lines of numbers.
  const body = lines
    .flatMap((row) => groups?.map((columns) => cellsAt(row, columns)) ?? [row])
    .filter((row) => row.some((cell) => /[\p{L}@]/u.test(cell)) && row.join('\t') !== headings.join('\t'));
  if (body.length > MAX_ROWS) return body.map(() => ({ values: { FirstName: '', LastName: '', Email: '' }, asks: [] }));
  const columns = columnsOf(headings, body);
  const byTrust = [...columns].sort(
    (a, b) => rankOf(a.heading) - rankOf(b.heading) || b.addresses - b.others - (a.addresses - a.others),
  );
  const suffix = columns.find(({ kind }) => kind === 'Suffix');
  // A first line of several cells without an address may be headings in a language that we don't know.
  const hasAddress = (row: Row): boolean => row.some((cell) => cell.includes('@'));
  const first = body.find((row) => row.filter((cell) => cell !== '').length > 1);
  const mayHaveHeadings = headings.length > 0 || (first !== undefined && !hasAddress(first) && body.some(hasAddress));
  const reads = readingsOf(columns, mayHaveHeadings);
  const readings = reads.map((read) => body.map((row) => personOf(row, byTrust, read)));
  // Chooses the reading whose names the addresses spell best; if several are equal, the first of those that name the most rows. A later
  // reading that finds the same few people in many rows scores 0, because they are probably the bosses.
  const scores = readings.map((people, index) => {
    const spelled = new Map(people.map((person) => [person.Email, person.spelled]));
    const areFew = spelled.size * 2 <= people.length && people.length > 1;
    return index > 0 && areFew ? 0 : [...spelled.values()].reduce<number>((sum, one) => sum + one, 0);
  });
  const named = readings.map((people) => people.filter(({ name }) => name.FirstName !== '').length);
  const best = scores.map((score, index) => (score === Math.max(...scores) ? (named[index] ?? 0) : -1));
  const chosen = best.indexOf(Math.max(...best));
  const people = readings[chosen] ?? [];
  // Names from another column than the likeliest, such as "Coach" beside "Name" or behind "Announcer", may be someone else's.
  const isAside = chosen > 0 && headings.length > 0;
  const kinds = columns.map(({ kind }) => kind);
  // Two columns of whole names, such as "On-Air Name" and "Real Name", may name two people, or one in two ways.
  const wholeNames = hasBothNames(kinds) ? [] : columns.filter(({ kind }) => WHOLE_KINDS.includes(kind));
  // Below headings of which none says that it names the people, any column of whole names may.
  const areUnknown = headings.length > 0 && !kinds.some((kind) => NAMES.includes(kind));
  // If an address spells a newsroom's name, the person to add may be in another column: these columns may name people.
  const besides = columns.filter(({ kind, hasWholeNames }) => kind === undefined && hasWholeNames);
  // So may those whose heading says something else, such as "Game Announcer", if the address does not spell the name.
  const elsewhere = columns.filter(({ kind, hasWholeNames }) => kind === 'other' && hasWholeNames);
  const areMostSwapped = people.filter(isSwapped).length > people.filter(({ spelled }) => spelled > 0).length;
  return people.map((person, index) => {
    const { name, Email, spelled, isEmailOpen, mayBeOfAnother, isMisplaced } = person;
    const LastName = [name.LastName, body[index]?.[suffix?.index ?? -1] ?? ''].join(' ').trim();
    const isAnotherName = (other: Name | undefined): boolean =>
      other !== undefined && (other.FirstName !== name.FirstName || other.LastName !== name.LastName) && isName(other);
    const namesAnother = ({ index: at }: Column): boolean => {
      const cell = body[index]?.[at] ?? '';
      const hasThis = cell.includes(name.FirstName) && cell.includes(name.LastName);
      return !hasThis && isName(splitName(cell, undefined, ''));
    };
    const isDoubtful =
      !name.isSure ||
      isMisplaced ||
      mayGoOn(body[index], person, body[index - 1]) ||
      !isName({ FirstName: name.FirstName, LastName }) ||
      areOthers ||
      (groups !== undefined && spelled === 0) ||
      (headings.length === 0 && groups === undefined && isBehindAnother(body[index] ?? [], name)) ||
      (isAside && isAnotherName(readings[0]?.[index]?.name)) ||
      (spelled < WHOLE && readings.some((others) => isAnotherName(others[index]?.name))) ||
      [...wholeNames, ...(areUnknown || isSpelledOut(Email, name) ? besides : [])].some(namesAnother) ||
      (areUnknown && spelled === 0 && elsewhere.some(namesAnother));
    const isOrderOpen = !name.isInOrder || isSwapped(person) || areMostSwapped || (spelled === 0 && isShouted(name));
    const questions: [Question, boolean][] = [
      ['names', isDoubtful],
      ['order', isOrderOpen && !isDoubtful],
      ['email', isEmailOpen],
      [
        'owner',
        (mayBeOfAnother ||
          (spelled === 0 && isLoneName(body[index - 1])) ||
          isAnothers(
            person,
            people.filter((other) => other !== person),
          )) &&
          !isEmailOpen,
      ],
    ];
    return {
      values: { FirstName: name.FirstName, LastName, Email },
      asks: questions.flatMap(([question, isOpen]) => (isOpen ? question : [])),
    };
  });
}

/**
 * Reads the people in a pasted text. Each column is judged by its cells and its heading. If several columns could be the names,
 * the email addresses decide, because most spell their owner's name. Where doubt remains, the user is asked (`asks`).
 */
export function readAssistants(text: string): ReadAssistant[] {
  const rows = withoutTitles(splitTable(text));
  const starts = headingLines(rows);
  const [first] = starts;
  if (first === undefined) return readTable([], rows);
  // A line with an address above the headings may be a person to add, but is more likely the contact for the list itself.
  const above = rows.slice(0, first).filter((row) => row.some((cell) => cell.includes('@')));
  return [
    ...readTable([], above).map((read): ReadAssistant => ({ ...read, asks: ['names'] })),
    ...starts.flatMap((start, index) => readTable(rows[start] ?? [], rows.slice(start + 1, starts[index + 1]))),
  ];
}
