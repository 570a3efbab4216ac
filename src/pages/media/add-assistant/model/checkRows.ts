import { ValidationError } from 'yup';
import { contactSchema, emptyContact, sameId, type Person } from '@/features/staff';
import { cleanEmail } from '@/shared/lib/clean-text';
import { personName } from '@/shared/lib/names';
import { foldText } from '@/shared/lib/text';
import { hasLetter } from './pastedText';
import { fieldsAsked, type AssistantTable, type Question, type RowValues, type TableRow } from './assistantTable';

/** What a row asks the user to check before it is added (STF-8). */
const questions: Readonly<Record<Question, string>> = {
  names: 'Check the first and last name',
  order: 'Check the first and last name',
  email: 'Check the email: this line has several',
  owner: 'Check the email: it may be someone else’s',
};

export interface RowProblem {
  text: string;
  fields: readonly string[];
  /** This very person is on the staff list already, so nothing is left to add. */
  isListed?: boolean;
  /** Someone has the same name or the same email, but not both, so the user may confirm that this is another person. */
  maybeNamesake?: boolean;
  /** The row is unclear but not wrong, so the user may confirm it as it is. */
  isQuestion?: boolean;
}

const nameOf = (person: Pick<Person, 'FirstName' | 'LastName' | 'Email'>): string => foldText(personName(person));
const emailOf = ({ Email }: { Email: string }): string => cleanEmail(Email).toLowerCase();

function invalid(values: RowValues): RowProblem | undefined {
  try {
    contactSchema.validateSync({ ...emptyContact, ...values }, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { text: error.errors.join('. '), fields: error.inner.flatMap(({ path }) => path ?? []) };
  }
}

/** Asks the user about what the pasted text left unclear (STF-8), and about names without letters, even ones the user typed. */
function asked({ values, asks = [] }: TableRow): RowProblem | undefined {
  const names = (['FirstName', 'LastName'] as const).filter((name) => !hasLetter(values[name]));
  if (names.length > 0) return { text: questions.names, fields: names };
  if (asks.length === 0) return undefined;
  return {
    text: asks.map((question) => questions[question]).join('. '),
    fields: asks.flatMap((question) => fieldsAsked[question]),
    isQuestion: true,
  };
}

const texts = {
  staff: { person: 'Already on your list', email: 'This email is already on your list' },
  table: { person: 'Duplicate in this table', email: 'This email is in the table twice' },
};

function repeated(row: TableRow, others: readonly RowValues[], list: keyof typeof texts): RowProblem | undefined {
  const isSameName = (other: RowValues): boolean => nameOf(other) === nameOf(row.values);
  const sharing = others.filter((other) => emailOf(other) === emailOf(row.values));
  const { person, email } = texts[list];
  if (sharing.some(isSameName)) return { text: person, fields: ['Email'], isListed: list === 'staff' };
  if (row.isNamesake) return undefined;
  // A small newsroom may share one address.
  if (sharing.length > 0) return { text: email, fields: ['Email'], maybeNamesake: true };
  return others.some(isSameName) ? { text: person, fields: [], maybeNamesake: true } : undefined;
}

/** Problems of the rows that are not added yet, by row id. */
export function checkRows({ rows, unfinished }: AssistantTable, staff: readonly Person[]): Map<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  const before: RowValues[] = [];
  // Checks added and partly added rows first, so that their duplicates are the ones reported and not sent.
  const begun = ({ id, state }: TableRow): boolean => state === 'added' || state === 'sending' || id in unfinished;
  for (const row of [...rows.filter(begun), ...rows.filter((other) => !begun(other))]) {
    if (row.state !== 'added') {
      // Ignores the person that this row itself has already partly added: otherwise, the row would be its own duplicate.
      const added = unfinished[row.id]?.done.person;
      const others = staff.filter(({ PersonID }) => !sameId(PersonID, added));
      const listed = row.state === 'sending' ? undefined : repeated(row, others, 'staff');
      const problem = invalid(row.values) ?? asked(row) ?? listed ?? repeated(row, before, 'table');
      if (problem !== undefined) problems.set(row.id, problem);
    }
    before.push(row.values);
  }
  return problems;
}
