import type { StaffView } from '../model/staffView';
import css from './StaffTable.module.css';

interface SortHeaderProps {
  column: StaffView['sort'];
  label: string;
  view: StaffView;
  onSort: (changes: Partial<StaffView>) => void;
}

/** The head of a column, which sorts by it; pressed again, the other way round. */
export function SortHeader({ column, label, view, onSort }: SortHeaderProps) {
  const isSorted = view.sort === column;
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': view.isDescending ? 'descending' : 'ascending' } : {})}>
      <button
        type="button"
        className={css.sort}
        onClick={() => {
          onSort({ sort: column, isDescending: isSorted && !view.isDescending });
        }}
      >
        {label}
        <span aria-hidden="true">{isSorted ? (view.isDescending ? ' ↓' : ' ↑') : ' ↕'}</span>
      </button>
    </th>
  );
}
