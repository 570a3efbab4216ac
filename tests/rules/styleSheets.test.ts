// The line limit of docs/decisions/011-file-length-limit.md for style sheets. For code, ESLint enforces it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('no style sheet has more than 200 lines, but for two that draw one part at every width', () => {
  const long = ['src', 'gallery']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.css') && readFileSync(file, 'utf8').trimEnd().split('\n').length > 200);
  // These two are not split, because their rules depend on each other's order.
  expect(long.sort()).toEqual([
    'src/app/layout/SiteHeader.module.css',
    'src/pages/media/site-attendance/ui/AttendanceGrid.module.css',
  ]);
});
