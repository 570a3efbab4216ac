import { memo } from 'react';
import css from './AttendanceGrid.module.css';

interface PersonHeaderProps {
  id: number;
  name: string;
  /** Whether all sites of the column are chosen. */
  isEverywhere: boolean;
  onChoose: (personId: number, attending: boolean) => void;
}

/** The head of a column, with a button for all of it. */
export const PersonHeader = memo(function PersonHeader({ id, name, isEverywhere, onChoose }: PersonHeaderProps) {
  return (
    <th scope="col">
      <span className={css.person}>{name}</span>
      <button
        type="button"
        className={css.whole}
        aria-label={isEverywhere ? `Clear all sites for ${name}` : `All sites for ${name}`}
        onClick={() => {
          onChoose(id, !isEverywhere);
        }}
      >
        {isEverywhere ? 'Clear' : 'All'}
      </button>
    </th>
  );
});
