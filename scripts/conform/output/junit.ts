import { countOf, type Report, type Row } from '../report';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 forbids other control characters, even escaped. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

function testcase({ name, call, verdict, slowestMs, findings, reason = '' }: Row): string {
  const open = `    <testcase classname="media-api" name="${xml(`${name}: ${call}`)}" time="${(slowestMs / 1000).toFixed(3)}"`;
  const details = findings
    .map(({ verdict: one, what, screens }) => `${one}: ${what} (${screens.join(', ')})`)
    .join('\n');
  switch (verdict) {
    case 'conforms':
      return `${open} />`;
    case 'untried':
      return `${open}><skipped message="${xml(reason)}" /></testcase>`;
    case 'copes':
      return `${open}><system-out>${xml(details)}</system-out></testcase>`;
    case 'breaks':
      return `${open}><failure message="would break a screen">${xml(details)}</failure></testcase>`;
  }
}

export function renderJunit(report: Report): string {
  const counts = `tests="${String(report.rows.length)}" failures="${String(countOf(report, 'breaks'))}" skipped="${String(countOf(report, 'untried'))}"`;
  const suite = `name="${xml(report.url)}" ${counts} time="${report.seconds.toFixed(3)}" timestamp="${report.startedAt.slice(0, 19)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite ${suite}>
${report.rows.map(testcase).join('\n')}${report.stopped === undefined ? '' : `\n    <system-err>${xml(report.stopped)}</system-err>`}
  </testsuite>
</testsuites>
`;
}
