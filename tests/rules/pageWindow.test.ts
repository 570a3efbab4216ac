// Verifies LST-2.
import { fc } from '../support/generated';
import { urlPage } from '@/shared/routes/useUrlState';
import { pageOf } from '@/pages/public/media-listing/model/listingView';
import { clampPage, countPages, pageSlice, pageWindow } from '@/shared/lib/pager';

/** What react-paginate 8 shows with pageRangeDisplayed 2 and marginPagesDisplayed 3, by the number of pages, for each page. */
const SHOWN: Readonly<Record<number, readonly string[]>> = {
  9: [
    '1 2 3 … 7 8 9',
    '1 2 3 … 7 8 9',
    '1 2 3 4 … 7 8 9',
    '1 2 3 4 5 6 7 8 9',
    '1 2 3 4 5 6 7 8 9',
    '1 2 3 4 5 6 7 8 9',
    '1 2 3 … 6 7 8 9',
    '1 2 3 … 7 8 9',
    '1 2 3 … 7 8 9',
  ],
  20: [
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
  ],
};

const shown = (pageCount: number, page: number): string =>
  pageWindow(pageCount, page - 1)
    .map((item) => (item === 'gap' ? '…' : String(item + 1)))
    .join(' ');

test.each([9, 20])('of %i pages, offers those that react-paginate offers', (pageCount) => {
  const windows = Array.from({ length: pageCount }, (_, index) => shown(pageCount, index + 1));
  expect(windows).toEqual(SHOWN[pageCount]);
});

test('offers all of up to seven pages', () => {
  expect(pageWindow(0, 0)).toEqual([]);
  for (let pageCount = 1; pageCount <= 7; pageCount += 1) {
    const all = Array.from({ length: pageCount }, (_, index) => index);
    for (const page of all) expect(pageWindow(pageCount, page)).toEqual(all);
  }
});

test('offers the first and last three and the neighbors of any page, and hides no page alone', () => {
  const place = fc
    .integer({ min: 8, max: 400 })
    .chain((pageCount) => fc.tuple(fc.constant(pageCount), fc.integer({ min: 0, max: pageCount - 1 })));
  fc.assert(
    fc.property(place, ([pageCount, selected]) => {
      const items = pageWindow(pageCount, selected);
      const pages = items.filter((item) => item !== 'gap');
      const last = pageCount - 1;
      const wanted = [0, 1, 2, selected - 1, selected, selected + 1, last - 2, last - 1, last];
      expect(pages).toEqual(expect.arrayContaining(wanted.filter((page) => page >= 0 && page <= last)));
      expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
      items.forEach((item, index) => {
        const [before, after] = [items[index - 1], items[index + 1]];
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
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

  test('of all pages together form the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (list, size) => {
        const pages = Array.from({ length: countPages(list.length, size) }, (_, page) => pageSlice(list, page, size));
        expect(pages.flat()).toEqual(list);
      }),
    );
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

  it('is always an existing page with the right entry numbers', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
        fc.nat(2000),
        (text, total) => {
          const { page, first, last } = pageOf(total, pageAt(text));
          expect(Number.isInteger(page) && page >= 0).toBe(true);
          expect(page).toBeLessThan(Math.max(1, countPages(total, 25)));
          expect(first).toBe(page * 25 + 1);
          expect(last - first + 1).toBe(pageSlice(Array.from({ length: total }), page, 25).length);
        },
      ),
    );
  });
});
