import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { CellPosition } from './grid';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The position of the cell that contains the target, not counting headings; undefined outside a cell. */
export function positionOf(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof HTMLElement ? target.closest('td') : null;
  const row = cell?.closest('tr');
  return cell === null || !row ? undefined : { row: row.sectionRowIndex, column: cell.cellIndex - 1 };
}

export const checkboxAt = (body: HTMLTableSectionElement, { row, column }: CellPosition): HTMLInputElement | null =>
  body.rows
    .item(row)
    ?.cells.item(column + 1)
    ?.querySelector('input') ?? null;

/** The cell to which a key moves the focus, as in a spreadsheet: `from` itself at the grid's edge, undefined for other keys. */
export function destinationOf(
  { key, ctrlKey, currentTarget: { rows } }: KeyboardEvent<HTMLTableSectionElement>,
  from: CellPosition,
): CellPosition | undefined {
  const last = { row: rows.length - 1, column: (rows.item(0)?.cells.length ?? 1) - 2 };
  if (key === 'Home') return { row: ctrlKey ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? last.row : from.row, column: last.column };
  const step = steps[key];
  if (step === undefined || ctrlKey) return undefined;
  const [row, column] = [from.row + step[0], from.column + step[1]];
  const isInside = row >= 0 && row <= last.row && column >= 0 && column <= last.column;
  return isInside ? { row, column } : from;
}

/** Lets a click anywhere in a cell toggle its checkbox; with one column, anywhere in the row. */
export function pressCell({ target, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
  const row = target.closest('tr');
  const pressed = row?.cells.length === 2 ? row : target.closest('td');
  const box = pressed?.querySelector('input');
  box?.focus();
  box?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

/** Scrolls a focused box out from under the sticky headings; the browser only scrolls it into the window. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches('input:focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The id of the Submit button, to which Escape moves the focus. */
export const SUBMIT_ID = 'attendance-submit';
