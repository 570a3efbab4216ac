import { clampPage } from '@/shared/lib/pager';

/** Rows on a page (LST-1). */
export const PAGE_SIZE = 25;

/** Which page is shown (zero-based), and which of so many entries stand on it, counted from 1. */
export function pageOf(total: number, wanted: number): { page: number; first: number; last: number } {
  const page = clampPage(wanted, total, PAGE_SIZE);
  return { page, first: page * PAGE_SIZE + 1, last: Math.min(total, (page + 1) * PAGE_SIZE) };
}
