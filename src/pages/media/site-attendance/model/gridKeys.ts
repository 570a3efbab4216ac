import type { KeyboardEvent } from 'react';
import type { Place } from './cellRange';

/** What a key asks of the grid. */
export type GridIntent =
  { kind: 'move'; to: Place } | { kind: 'mark'; from: Place; to: Place } | { kind: 'toggle' } | { kind: 'leave' };

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where the cell of a checkbox is, counted without the headings. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof HTMLElement ? target.closest('td') : null;
  const row = cell?.closest('tr');
  return cell === null || !row ? undefined : { row: row.sectionRowIndex, column: cell.cellIndex - 1 };
}

export const checkboxAt = (body: HTMLTableSectionElement, { row, column }: Place): HTMLInputElement | null =>
  body.rows
    .item(row)
    ?.cells.item(column + 1)
    ?.querySelector('input') ?? null;

function destination({ key, ctrlKey }: KeyboardEvent, from: Place, last: Place): Place | undefined {
  const step = steps[key];
  if (step !== undefined && !ctrlKey) return { row: from.row + step[0], column: from.column + step[1] };
  if (key === 'Home') return { row: ctrlKey ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? last.row : from.row, column: last.column };
  return undefined;
}

/** As in a spreadsheet. A key that means nothing to the grid is the browser's. */
export function intentOf(event: KeyboardEvent<HTMLTableSectionElement>): GridIntent | undefined {
  const { key, shiftKey, altKey, metaKey } = event;
  const from = event.target instanceof HTMLInputElement ? placeOf(event.target) : undefined;
  if (key === 'Escape') return { kind: 'leave' };
  if (from === undefined || altKey || metaKey) return undefined;
  if (key === ' ') return { kind: 'toggle' };
  const { rows } = event.currentTarget;
  const last = { row: rows.length - 1, column: (rows.item(0)?.cells.length ?? 1) - 2 };
  const to = destination(event, from, last);
  if (to === undefined) return undefined;
  const isInside = to.row >= 0 && to.row <= last.row && to.column >= 0 && to.column <= last.column;
  const there = isInside ? to : from;
  return shiftKey ? { kind: 'mark', from, to: there } : { kind: 'move', to: there };
}

/** The bar under the grid, where Escape leads. */
export const BAR_ID = 'attendance-actions';
