import { memo } from 'react';

interface CellProps {
  personId: number;
  /** Names person and site. */
  label: string;
  checked: boolean;
  /** Whether it is chosen otherwise than it was saved. */
  changed: boolean;
  onToggle: (personId: number, attending: boolean) => void;
}

/** One person at one site. */
export const Cell = memo(function Cell({ personId, label, checked, changed, onToggle }: CellProps) {
  return (
    <td data-changed={changed ? '' : undefined}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ currentTarget }) => {
          onToggle(personId, currentTarget.checked);
        }}
      />
    </td>
  );
});
