// Verifies LST-2.
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import ReactPaginate from 'react-paginate';
import { readListingUrl } from '@/pages/public/media-listing/model/listingView';
import { pageOf } from '@/pages/public/media-listing/model/pageOf';
import { clampPage, countPages, pageSlice, pageWindow } from '@/shared/lib/pager';

/** What react-paginate shows between Previous and Next. */
function reactPaginateWindow(pageCount: number, selected: number): (number | 'gap')[] {
  const { container } = render(
    <ReactPaginate
      pageCount={pageCount}
      forcePage={selected}
      pageRangeDisplayed={2}
      marginPagesDisplayed={3}
      previousLabel="← Previous"
      nextLabel="Next →"
      breakLabel="gap"
    />,
  );
  const shown = [...container.querySelectorAll('li')].slice(1, -1).map((item) => item.textContent);
  cleanup();
  return shown.map((text) => (text === 'gap' ? 'gap' : Number(text) - 1));
}

test('offers the pages that react-paginate offers, on every page of up to 24', () => {
  for (let pageCount = 1; pageCount <= 24; pageCount += 1) {
    for (let selected = 0; selected < pageCount; selected += 1) {
      expect([pageCount, selected, ...pageWindow(pageCount, selected)]).toEqual([
        pageCount,
        selected,
        ...reactPaginateWindow(pageCount, selected),
      ]);
    }
  }
}, 30_000);

test('offers the pages that react-paginate offers, in longer lists', () => {
  const place = fc
    .integer({ min: 25, max: 400 })
    .chain((pageCount) => fc.tuple(fc.constant(pageCount), fc.integer({ min: 0, max: pageCount - 1 })));
  fc.assert(
    fc.property(place, ([pageCount, selected]) => {
      expect(pageWindow(pageCount, selected)).toEqual(reactPaginateWindow(pageCount, selected));
    }),
    { numRuns: 60 },
  );
}, 30_000);

test.each([
  [0, 0, []],
  [1, 0, [0]],
  [20, 0, [0, 1, 2, 'gap', 17, 18, 19]],
  [20, 9, [0, 1, 2, 'gap', 8, 9, 10, 'gap', 17, 18, 19]],
  [20, 4, [0, 1, 2, 3, 4, 5, 'gap', 17, 18, 19]],
  [20, 19, [0, 1, 2, 'gap', 17, 18, 19]],
])('of %i pages, on the one with index %i, offers %j', (pageCount, selected, items) => {
  expect(pageWindow(pageCount, selected)).toEqual(items);
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
  const pageAt = (text: string) => readListingUrl(new URLSearchParams({ page: text })).page;

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
