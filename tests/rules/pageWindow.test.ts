// Verifies LST-2.
import { urlPage } from '@/shared/routes/useUrlState';
import { pageOf } from '@/pages/public/media-listing/model/listingView';
import { clampPage, countPages, pageSlice, pageWindow } from '@/shared/lib/pager';

/** What react-paginate 8 shows of 20 pages with pageRangeDisplayed 2 and marginPagesDisplayed 3, for each page. */
const SHOWN = [
  '1 2 3 … 18 19 20',
  '1 2 3 … 18 19 20',
  '1 2 3 4 … 18 19 20',
  '1 2 3 4 5 … 18 19 20',
  '1 2 3 4 5 6 … 18 19 20',
  '1 2 3 4 5 6 7 … 18 19 20',
  '1 2 3 … 6 7 8 … 18 19 20',
  '1 2 3 … 7 8 9 … 18 19 20',
  '1 2 3 … 8 9 10 … 18 19 20',
  '1 2 3 … 9 10 11 … 18 19 20',
  '1 2 3 … 10 11 12 … 18 19 20',
  '1 2 3 … 11 12 13 … 18 19 20',
  '1 2 3 … 12 13 14 … 18 19 20',
  '1 2 3 … 13 14 15 … 18 19 20',
  '1 2 3 … 14 15 16 17 18 19 20',
  '1 2 3 … 15 16 17 18 19 20',
  '1 2 3 … 16 17 18 19 20',
  '1 2 3 … 17 18 19 20',
  '1 2 3 … 18 19 20',
  '1 2 3 … 18 19 20',
];

test('offers the pages that react-paginate offers', () => {
  const windows = SHOWN.map((_shown, page) => pageWindow(SHOWN.length, page));
  const words = windows.map((items) => items.map((item) => (item === 'gap' ? '…' : String(item + 1))).join(' '));
  expect(words).toEqual(SHOWN);
});

test('offers all of up to seven pages', () => {
  expect(pageWindow(0, 0)).toEqual([]);
  for (let pageCount = 1; pageCount <= 7; pageCount += 1) {
    const all = Array.from({ length: pageCount }, (_, index) => index);
    for (const page of all) expect(pageWindow(pageCount, page)).toEqual(all);
  }
});

describe('the rows of a page', () => {
  const rows = Array.from({ length: 60 }, (_, index) => index);

  test('are 25 but for the last page', () => {
    expect(countPages(60, 25)).toBe(3);
    expect(pageSlice(rows, 0, 25)).toHaveLength(25);
    expect(pageSlice(rows, 2, 25)).toEqual(rows.slice(50));
    expect(countPages(0, 25)).toBe(0);
  });

  test('are those of the nearest existing page', () => {
    expect(pageSlice(rows, 9, 25)).toEqual(rows.slice(50));
    expect(pageSlice(rows, -1, 25)).toEqual(rows.slice(0, 25));
    expect(clampPage(NaN, 60, 25)).toBe(0);
    expect(pageSlice([], 3, 25)).toEqual([]);
  });
});

describe('the page that an address asks for', () => {
  const pageAt = (text: string) => urlPage.parse(text);

  it.each([
    ['1', 0],
    ['2', 1],
    ['999999999', 999_999_998],
    ['0', 0],
    ['-1', 0],
    ['01', 0],
    ['1.5', 0],
    ['1e3', 0],
    ['0x10', 0],
    [' 2', 0],
    ['9999999999999999999999', 0],
    ['Infinity', 0],
    ['NaN', 0],
    ['', 0],
  ])('as %j is the one with index %i', (text, page) => {
    expect(pageAt(text)).toBe(page);
  });

  it.each([
    [60, 0, { page: 0, first: 1, last: 25 }],
    [60, 2, { page: 2, first: 51, last: 60 }],
    [60, 9, { page: 2, first: 51, last: 60 }],
    [50, 1, { page: 1, first: 26, last: 50 }],
    [0, 3, { page: 0, first: 1, last: 0 }],
  ])('of %i entries, asked for the index %i, is %j', (total, page, shown) => {
    expect(pageOf(total, page)).toMatchObject(shown);
  });
});
