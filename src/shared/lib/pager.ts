export function countPages(itemCount: number, pageSize: number): number {
  return Math.ceil(itemCount / pageSize);
}

/** A page number past the end, as from an old link or after the list became shorter, counts as the last page. */
export function pageSlice<T>(items: readonly T[], page: number, pageSize: number): readonly T[] {
  const start = clampPage(page, items.length, pageSize) * pageSize;
  return items.slice(start, start + pageSize);
}

export function clampPage(page: number, itemCount: number, pageSize: number): number {
  const last = Math.max(0, countPages(itemCount, pageSize) - 1);
  return Number.isInteger(page) ? Math.min(Math.max(0, page), last) : 0;
}

export type PagerItem = number | 'gap';

const MARGIN_PAGES = 3;
const PAGES_AROUND = 2;

/** The pages that react-paginate offers with pageRangeDisplayed 2 and marginPagesDisplayed 3 (LST-2). */
export function pageWindow(pageCount: number, selected: number): PagerItem[] {
  const isOffered = (page: number): boolean =>
    page < MARGIN_PAGES || page >= pageCount - MARGIN_PAGES || Math.abs(page - selected) <= PAGES_AROUND / 2;
  const items: PagerItem[] = [];
  for (let page = 0; page < pageCount; page += 1) {
    if (isOffered(page) || (isOffered(page - 1) && isOffered(page + 1))) items.push(page);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}
