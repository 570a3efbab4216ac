import { summaryOf, type Report, type Row, type Verdict } from '../report';

const MARKS: Readonly<Record<Verdict, string>> = { conforms: '✓', copes: '~', breaks: '✗', untried: '·' };
const COLOURS: Readonly<Record<Verdict, number>> = { conforms: 32, copes: 33, breaks: 31, untried: 90 };

/** What a server sends may steer a terminal; nothing of it reaches one unescaped. */
const plain = (text: string): string => text.replace(/\p{C}/gu, ' ');

const ORDER: readonly Verdict[] = ['breaks', 'copes', 'conforms'];

function lines(row: Row, width: number, colour: boolean): string[] {
  const { name, call, verdict, slowestMs, findings } = row;
  const mark = colour ? `\u001b[${String(COLOURS[verdict])}m${MARKS[verdict]}\u001b[0m` : MARKS[verdict];
  return [
    `${mark} ${plain(name).padEnd(width)} ${`${String(slowestMs)} ms`.padStart(8)}  ${plain(call)}`,
    ...findings.map(({ verdict: one, what, screens }) =>
      plain(`    ${one === 'breaks' ? 'breaks' : 'copes '} ${what} → ${screens.join(', ')}`),
    ),
  ];
}

/** What was not tried, together for each reason. */
function untried(rows: readonly Row[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { name, reason = '' } of rows) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  return [...reasons].map(([reason, names]) => plain(`${MARKS.untried} not tried (${reason}): ${names.join(', ')}`));
}

/** The whole report for a terminal, the gravest first. */
export function renderTable(report: Report, colour: boolean): string {
  const width = Math.max(...report.rows.map(({ name }) => name.length), 10);
  const rows = ORDER.flatMap((verdict) => report.rows.filter((row) => row.verdict === verdict));
  return [
    ...rows.flatMap((row) => lines(row, width, colour)),
    ...untried(report.rows.filter(({ verdict }) => verdict === 'untried')),
    '',
    `${report.url}: ${summaryOf(report)} (${report.seconds.toFixed(1)} s)`,
    ...report.hints.map((hint) => plain(hint)),
    ...(report.stopped === undefined ? [] : [plain(report.stopped)]),
    '',
  ].join('\n');
}

/** One line that is written over and over while the run goes on. */
export const progressLine = (done: number, row: Row): string =>
  `\r\u001b[2K${String(done)} calls, now ${plain(row.call).slice(0, 60)}`;
