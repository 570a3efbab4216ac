import { emptyTable } from '@/pages/media/add-assistant/model/assistantTable';
import { checkRows } from '@/pages/media/add-assistant/model/checkRows';
import { readAssistants } from '@/pages/media/add-assistant/model/readAssistants';

export const AT = '@gazette.example';
export const NAMES = 'Check the first and last name';
export const EMAIL = 'Check the email: this line has several';
export const OWNER = 'Check the email: it may be someone else’s';
export const NO_EMAIL = 'Email is required';

/** `>` stands for a tab, `¶` for a line break inside a line of this table, and a bare @ for the Gazette's domain. */
export const pasted = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line
        .replaceAll(' > ', '\t')
        .replaceAll('¶', '\n')
        .replace(/@(?![\w])/g, AT),
    )
    .join('\n');

/** Each row as "First | Last | Email", followed by its question unless it is ready. */
export const rowsOf = (text: string): string[] => {
  const rows = readAssistants(text).map((read, id) => {
    return { id, ...read, state: 'waiting', failure: '', isNamesake: false } as const;
  });
  const problems = checkRows({ ...emptyTable, rows }, []);
  return rows.map(({ id, values: { FirstName, LastName, Email } }) =>
    [FirstName, LastName, Email.replace(AT, '@'), problems.get(id)?.text ?? []].flat().join(' | '),
  );
};
