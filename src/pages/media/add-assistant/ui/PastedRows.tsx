import { personName } from '@/shared/lib/names';
import type { RowResult } from '../model/assistantTable';
import type { PastedRow } from '../model/parseAssistants';
import css from './PasteTable.module.css';

interface PastedRowsProps {
  rows: readonly PastedRow[];
  /** Of the rows that can be added, in their order, as far as they were sent. */
  results: readonly RowResult[];
}

function resultOf(result: RowResult | undefined): string {
  if (result === undefined) return 'Not added yet';
  return result.added ? 'Added' : `Not completely added. ${result.text}`;
}

export function PastedRows({ rows, results }: PastedRowsProps) {
  const usable = rows.filter(({ problem }) => problem === undefined);
  return (
    <table className={css.table}>
      <caption className="visually-hidden">What becomes of each row</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">E-mail</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{personName(row.values)}</th>
            <td>{row.values.Email}</td>
            <td>{row.problem === undefined ? resultOf(results[usable.indexOf(row)]) : `Left out: ${row.problem}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
