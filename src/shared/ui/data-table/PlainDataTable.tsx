import { cellClassOf, ColumnTitle, directionOf, type DataTableProps } from './ColumnTitle';
import css from './DataTable.module.css';

export function PlainDataTable({ caption, columns, rows, sorting, choice }: DataTableProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {choice === undefined ? null : (
            <th scope="col" className={css.choose}>
              <span className="visually-hidden">{choice.title}</span>
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cellClassOf(column)}
              aria-sort={directionOf(sorting, column.key)}
              {...(column.width === undefined ? {} : { style: { inlineSize: column.width } })}
            >
              <ColumnTitle
                column={column}
                isSortable={sorting !== undefined && column.isSortable === true}
                onSort={() => {
                  sorting?.onSort(column.key, directionOf(sorting, column.key) === 'ascending');
                }}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, nameId, cells }) => (
          <tr key={id}>
            {choice === undefined ? null : (
              <td className={css.choose}>
                <input
                  type="checkbox"
                  aria-labelledby={nameId}
                  checked={choice.chosen.includes(id)}
                  onChange={({ target }) => {
                    const others = choice.chosen.filter((other) => other !== id);
                    choice.onChoose(target.checked ? [...others, id] : others);
                  }}
                />
              </td>
            )}
            {columns.map((column) =>
              column.isRowHeader === true ? (
                <th key={column.key} scope="row">
                  {cells[column.key]}
                </th>
              ) : (
                <td key={column.key} className={cellClassOf(column)}>
                  {cells[column.key]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
