import { clampPage } from '@/shared/lib/pager';

/** Rows per page (LST-1). */
export const PAGE_SIZE = 25;

/** The page (zero-based) and its first and last row (one-based). */
export function pageOf(total: number, wanted: number): { page: number; first: number; last: number } {
  const page = clampPage(wanted, total, PAGE_SIZE);
  return { page, first: page * PAGE_SIZE + 1, last: Math.min(total, (page + 1) * PAGE_SIZE) };
}
