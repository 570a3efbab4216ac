// Verifies GEN-19.
import { fc } from '../support/generated';
import Papa from 'papaparse';
import { downloadText } from '@/shared/lib/download-text';
import { toCsv } from '@/shared/lib/to-csv';

test('writes one line of column names, then the rows, quoted where needed', () => {
  expect(
    toCsv(
      ['Name', 'City'],
      [
        ['Gazette, The', 'Emporia'],
        ['The "Star"', 'St. Marys'],
      ],
    ),
  ).toBe('Name,City\r\n"Gazette, The",Emporia\r\n"The ""Star""",St. Marys');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1+1',
  '\n  @x',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff \u2060@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' ﹦1',
])('a cell of %j is no formula in a spreadsheet', (cell) => {
  const [, row] = Papa.parse<string[]>(toCsv(['Name'], [[cell]]), { newline: '\r\n' }).data;
  expect(row?.[0]).toBe(`'${cell}`);
});

test('round-trips', () => {
  const cell = fc.string().filter((text) => !/^[\s\p{C}]*[=+\-@\t\r\0]/u.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { data } = Papa.parse<string[]>(toCsv(['a', 'b'], rows), { newline: '\r\n' });
      expect(data.slice(1)).toEqual(rows);
    }),
  );
});

test('the browser downloads a file of that name, with the byte order mark that Excel needs', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob);
    return 'blob:list';
  };
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.href, this.download]).toEqual(['blob:list', 'media.csv']);
  });
  downloadText('media.csv', 'Name\r\nÉcho');
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(made[0]?.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
