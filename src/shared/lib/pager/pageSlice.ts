/** How many pages the items fill; an empty list fills none. */
export function countPages(itemCount: number, pageSize: number): number {
  return Math.ceil(itemCount / pageSize);
}

/** The items of a zero-based page; a page past the end (a shortened list, an old link) counts as the last. */
export function pageSlice<T>(items: readonly T[], page: number, pageSize: number): readonly T[] {
  const start = clampPage(page, items.length, pageSize) * pageSize;
  return items.slice(start, start + pageSize);
}

export function clampPage(page: number, itemCount: number, pageSize: number): number {
  const last = Math.max(0, countPages(itemCount, pageSize) - 1);
  return Number.isInteger(page) ? Math.min(Math.max(0, page), last) : 0;
}
