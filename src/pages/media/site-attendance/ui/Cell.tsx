import { memo } from 'react';
import type { ChangeEvent } from 'react';
import { moveFocus } from '../model/moveFocus';

interface CellProps {
  personId: number;
  /** Names person and site. */
  label: string;
  checked: boolean;
  /** Whether it is chosen otherwise than it was saved. */
  changed: boolean;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One person at one site. */
export const Cell = memo(function Cell({ personId, label, checked, changed, onToggle }: CellProps) {
  return (
    <td data-changed={changed ? '' : undefined}>
      <input
        type="checkbox"
        aria-label={label}
        value={personId}
        checked={checked}
        onChange={onToggle}
        onKeyDown={moveFocus}
      />
    </td>
  );
});
