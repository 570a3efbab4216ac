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

/** The arrow keys lead from checkbox to checkbox, so that a large grid needs no hundred presses of Tab. */
export function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  const cell = event.target instanceof HTMLInputElement ? event.target.closest('td') : null;
  if (step === undefined || cell === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  checkboxFrom(cell, step)?.focus();
}
