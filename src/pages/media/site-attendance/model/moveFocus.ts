import type { KeyboardEvent } from 'react';

type Step = readonly [rows: number, cells: number];

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function checkboxFrom(cell: HTMLTableCellElement, [rows, cells]: Step): HTMLInputElement | null {
  const body = cell.closest('tbody');
  const row = cell.closest('tr');
  if (body === null || row === null) return null;
  return (
    body.rows
      .item(row.sectionRowIndex + rows)
      ?.cells.item(cell.cellIndex + cells)
      ?.querySelector('input') ?? null
  );
}

/** The heading under the grid, where Escape leads. */
export const REVIEW_ID = 'change-review';

/**
 * The arrow keys lead from checkbox to checkbox and Escape out of the grid, so that a large one needs no hundred presses
 * of Tab.
 */
export function moveFocus(event: KeyboardEvent): void {
  if (event.key === 'Escape') document.getElementById(REVIEW_ID)?.focus();
  const step = steps[event.key];
  const cell = event.target instanceof HTMLInputElement ? event.target.closest('td') : null;
  if (step === undefined || cell === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  checkboxFrom(cell, step)?.focus();
}
