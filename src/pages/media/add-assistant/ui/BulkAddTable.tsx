import { useId } from 'react';
import { useOnLeave } from '@/shared/lib/on-leave';
import { readTextFile } from '@/shared/lib/read-text-file';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { controlClass } from '@/shared/ui/controlClass';
import { FileDrop } from '@/shared/ui/FileDrop';
import { MAX_ROWS, readAssistants } from '../model/readAssistants';
import { useBulkAdd, type OwnStaff } from '../model/useBulkAdd';
import css from './BulkAddTable.module.css';
import { TablePreview } from './TablePreview';
import { IgnoredLines } from './IgnoredLines';

/** The largest file that is accepted, in bytes: no table of people is larger. */
const LARGEST_FILE = 1_000_000;
const INSTEAD = 'Save the table as CSV in your spreadsheet program, or copy it and paste it here.';
const TEXT_FILE = /\.(csv|tsv|tab|txt|vcf)$/i;

export function BulkAddTable(staff: OwnStaff) {
  const id = useId();
  const bulkAdd = useBulkAdd(staff);
  const { table, problems, read, discard } = bulkAdd;
  const [fileProblem, setFileProblem] = useViewState('bulkAdd/fileProblem', '');
  const count = table.rows.length;
  const hasText = count === 0 && table.text.trim() !== '';
  const lines = hasText ? readAssistants(table.text).length : 0;
  const isFinished =
    count > 0 && table.rows.every((row) => row.state === 'added' || problems.get(row.id)?.isListed === true);

  // Discards a finished table when the user leaves, because its result is for this visit only.
  useOnLeave(() => {
    if (isFinished) discard();
  });

  const readFile = async (file: File): Promise<void> => {
    const isText = TEXT_FILE.test(file.name) && file.size <= LARGEST_FILE;
    // Reading fails if the file was deleted or locked after it was chosen.
    const content = isText ? await readTextFile(file).catch(() => undefined) : undefined;
    const problem = content === undefined ? `We couldn’t read ${file.name}. ${INSTEAD}` : `${file.name} is empty.`;
    const isRead = content !== undefined && content.text.trim() !== '';
    setFileProblem(isRead ? '' : problem);
    if (isRead) read(content.text, content.isGuessed);
  };

  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id} className="label">
          Table of assistants
        </label>
        <p id={`${id}-hint`} className="hint">
          {table.isFixed
            ? 'Correct the rows below. To paste another table, discard this one.'
            : 'One assistant per line: first name, last name, and email, as copied from a spreadsheet. If the first line has headings, we use them to identify the columns.'}
        </p>
        <textarea
          id={id}
          className={`${controlClass ?? ''} ${css.area ?? ''}`}
          rows={count === 0 ? 5 : 3}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={table.text}
          readOnly={table.isFixed}
          onChange={({ target }) => read(target.value)}
        />
      </div>
      {table.isFixed ? null : (
        <FileDrop
          label="Choose a file with the table, or drop it here"
          accept=".csv,.tsv,.tab,.txt,.vcf"
          onFile={(file) => void readFile(file)}
        />
      )}
      {fileProblem === '' ? null : <Alert>{fileProblem}</Alert>}
      {hasText && lines === 0 ? (
        <Alert tone="info">
          <span>We found nobody to add here. Each person needs a line with a name or an email.</span>{' '}
          <IgnoredLines text={table.text} />
        </Alert>
      ) : null}
      {lines <= MAX_ROWS ? null : (
        <Alert>{`This table has ${lines} rows. You can add up to ${MAX_ROWS} people at a time.`}</Alert>
      )}
      {count === 0 ? null : <TablePreview {...bulkAdd} isFinished={isFinished} />}
    </div>
  );
}
