import { summaryOf, type Report, type Row, type Verdict } from '../report';

const MARKS: Readonly<Record<Verdict, string>> = { conforms: '✓', copes: '~', breaks: '✗', untried: '·' };
const COLORS: Readonly<Record<Verdict, number>> = { conforms: 32, copes: 33, breaks: 31, untried: 90 };

/** A server must not inject control characters into the terminal. */
const plain = (text: string): string => text.replace(/\p{C}/gu, ' ');

const ORDER: readonly Verdict[] = ['breaks', 'copes', 'conforms'];

function lines(row: Row, width: number, useColor: boolean): string[] {
  const { name, call, verdict, slowestMs, findings } = row;
  const mark = useColor ? `\u001b[${String(COLORS[verdict])}m${MARKS[verdict]}\u001b[0m` : MARKS[verdict];
  return [
    `${mark} ${plain(name).padEnd(width)} ${`${String(slowestMs)} ms`.padStart(8)}  ${plain(call)}`,
    ...findings.map(({ verdict: one, what, screens }) =>
      plain(`    ${one === 'breaks' ? 'breaks' : 'copes '} ${what} → ${screens.join(', ')}`),
    ),
  ];
}

function untried(rows: readonly Row[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { name, reason = '' } of rows) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  return [...reasons].map(([reason, names]) => plain(`${MARKS.untried} not tested (${reason}): ${names.join(', ')}`));
}

export function renderTable(report: Report, useColor: boolean): string {
  const width = Math.max(...report.rows.map(({ name }) => name.length), 10);
  const rows = ORDER.flatMap((verdict) => report.rows.filter((row) => row.verdict === verdict));
  return [
    ...rows.flatMap((row) => lines(row, width, useColor)),
    ...untried(report.rows.filter(({ verdict }) => verdict === 'untried')),
    '',
    `${report.url}: ${summaryOf(report)} (${report.seconds.toFixed(1)} s)`,
    ...report.hints.map((hint) => plain(hint)),
    ...(report.stopped === undefined ? [] : [plain(report.stopped)]),
    '',
  ].join('\n');
}

export const progressLine = (done: number, row: Row): string =>
  `\r\u001b[2K${String(done)} calls; current: ${plain(row.call).slice(0, 60)}`;
