export type Verdict = 'conforms' | 'copes' | 'breaks' | 'untried';

export interface Difference {
  verdict: 'copes' | 'breaks';
  /** One sentence, such as `PersonID must be integer`. The row has the API operation's name. */
  what: string;
}

export interface Finding extends Difference {
  screens: readonly string[];
  /** A shell command that repeats the call. */
  curl?: string;
}

/** A row of the report: an operation such as `getListing` and its call, or a rule. */
export interface Row {
  name: string;
  call: string;
  verdict: Verdict;
  slowestMs: number;
  findings: readonly Finding[];
  /** Why it was not tested. */
  reason?: string;
}

export interface Report {
  url: string;
  portal: string;
  startedAt: string;
  seconds: number;
  rows: readonly Row[];
  /** Build settings that the portal needs for this server. */
  hints: readonly string[];
  /** The changes made by the run that could not be undone. */
  left: readonly string[];
  /** Why the run stopped early. */
  stopped?: string | undefined;
}

const countOf = ({ rows }: Report, verdict: Verdict): string =>
  String(rows.filter((row) => row.verdict === verdict).length);

/** 0: no screen breaks; 1: one does (with `strict`, any difference); 3: the run stopped early, or could not undo a change. */
export function exitCode(report: Report, strict: boolean): 0 | 1 | 3 {
  if (report.stopped !== undefined || report.left.length > 0) return 3;
  return countOf(report, 'breaks') !== '0' || (strict && countOf(report, 'copes') !== '0') ? 1 : 0;
}

const summaryOf = (report: Report): string =>
  `${countOf(report, 'conforms')} conform, ${countOf(report, 'copes')} differ but work, ${countOf(report, 'breaks')} would break a screen, ${countOf(report, 'untried')} not tested`;

/** The first line of each report: the changes that could not be undone (CON-4). */
const leftOf = ({ left }: Report): string[] =>
  left.length === 0 ? [] : [`NOT UNDONE, please restore by hand: ${left.join('; ')}`];

const lineOf = ({ what, screens }: Finding): string => `${what} → ${screens.join(', ')}`;

/** Every finding with its row's name, for the reports that list the calls. */
const findingsOf = ({ rows }: Report) =>
  rows.flatMap(({ name, findings }) => findings.map((finding) => ({ name, curl: '', ...finding })));

/** Removes control characters, which a server must not inject into the terminal. */
export const plain = (text: string): string => text.replace(/\p{C}/gu, ' ');

const MARKS = { breaks: ['✗', 31], copes: ['~', 33], conforms: ['✓', 32] } as const;

export function renderTable(report: Report, useColor: boolean): string {
  const lines = leftOf(report);
  const width = Math.max(...report.rows.map(({ name }) => name.length));
  for (const verdict of ['breaks', 'copes', 'conforms'] as const) {
    const [sign, color] = MARKS[verdict];
    const mark = useColor ? `\u001b[${String(color)}m${sign}\u001b[0m` : sign;
    for (const { name, call, slowestMs, findings } of report.rows.filter((row) => row.verdict === verdict)) {
      lines.push(`${mark} ${plain(`${name.padEnd(width)} ${String(slowestMs).padStart(6)} ms  ${call}`)}`);
      for (const finding of findings) lines.push(plain(`    ${finding.verdict.padEnd(6)} ${lineOf(finding)}`));
    }
  }
  const untried = report.rows.filter((row) => row.verdict === 'untried');
  for (const reason of new Set(untried.map((row) => row.reason ?? ''))) {
    const names = untried.filter((row) => row.reason === reason).map(({ name }) => name);
    lines.push(plain(`· not tested (${reason}): ${names.join(', ')}`));
  }
  lines.push('', `${report.url}: ${summaryOf(report)} (${report.seconds.toFixed(1)} s)`, ...report.hints.map(plain));
  if (report.stopped !== undefined) lines.push(plain(report.stopped));
  return `${lines.join('\n')}\n`;
}

const WORDS: Readonly<Record<Verdict, string>> = {
  conforms: 'conforms',
  copes: 'the portal copes',
  breaks: '**would break a screen**',
  untried: 'not tested',
};

const cell = (text: string): string => plain(text).replace(/[|<>`*_[\]\\]/g, '\\$&');

export function renderMarkdown(report: Report): string {
  const lines = [
    ...leftOf(report).map((line) => `**${cell(line)}**\n`),
    `# Conformance of ${cell(report.url)}\n`,
    `${report.startedAt}, for the portal at ${cell(report.portal)}, in ${report.seconds.toFixed(1)} s: ${summaryOf(report)}.\n`,
    ...(report.stopped === undefined ? [] : [`${cell(report.stopped)}\n`]),
    '| Operation | Call | Verdict | Slowest (ms) | Differences and affected screens |',
    '| --- | --- | --- | ---: | --- |',
  ];
  for (const { name, call, verdict, slowestMs, findings, reason = '' } of report.rows) {
    const details = findings.length === 0 ? cell(reason) : findings.map(lineOf).map(cell).join('<br>');
    lines.push(`| ${cell(name)} | ${cell(call)} | ${WORDS[verdict]} | ${String(slowestMs)} | ${details} |`);
  }
  lines.push('', ...report.hints.map((hint) => `- ${cell(hint)}`));
  for (const { name, what, curl } of findingsOf(report))
    lines.push(`\n${cell(`${name}: ${what}`)}\n`, '```sh', plain(curl), '```');
  return `${lines.join('\n')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML 1.0, and replaces control characters, which it forbids even when escaped. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

export function renderJunit(report: Report): string {
  const cases = leftOf(report).map((line) => `<testcase name="undo"><error message="${xml(line)}" /></testcase>`);
  for (const { name, call, verdict, slowestMs, findings, reason = '' } of report.rows) {
    const told = findings.map((finding) => `${finding.verdict}: ${lineOf(finding)}\n${finding.curl ?? ''}`);
    const details = {
      conforms: '',
      copes: `<system-out>${xml(told.join('\n'))}</system-out>`,
      breaks: `<failure message="would break a screen">${xml(told.join('\n'))}</failure>`,
      untried: `<skipped message="${xml(reason)}" />`,
    }[verdict];
    const time = (slowestMs / 1000).toFixed(3);
    cases.push(`<testcase name="${xml(`${name}: ${call}`)}" time="${time}">${details}</testcase>`);
  }
  if (report.stopped !== undefined) cases.push(`<system-err>${xml(report.stopped)}</system-err>`);
  const counts = `failures="${countOf(report, 'breaks')}" errors="${String(report.left.length)}" skipped="${countOf(report, 'untried')}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="${xml(report.url)}" tests="${String(report.rows.length)}" ${counts} timestamp="${report.startedAt}">
${cases.join('\n')}
</testsuite>
</testsuites>
`;
}

/** Renders the calls with findings as a shell script. Writes are commented out, so that running the script changes nothing. */
export function renderCurl(report: Report): string {
  const head = `# The findings of ${plain(report.url)}. Set TOKEN and PASSWORD first; lines that write are comments.`;
  const lines = ['#!/bin/sh', head];
  for (const { name, curl, ...finding } of findingsOf(report)) {
    const isWrite = / -X (?:PUT|POST|DELETE) /.test(curl) && !curl.includes('/login/login');
    lines.push('', plain(`# ${finding.verdict} ${name}: ${lineOf(finding)}`), plain(isWrite ? `# ${curl}` : curl));
  }
  return `${lines.join('\n')}\n`;
}
