import { summaryOf, type Report, type Row, type Verdict } from '../report';

const WORDS: Readonly<Record<Verdict, string>> = {
  conforms: 'conforms',
  copes: 'the portal copes',
  breaks: '**would break a screen**',
  untried: 'not tested',
};

const cell = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/[|<>`*_[\]\\]/g, '\\$&');

function rowOf({ name, call, verdict, calls, slowestMs, findings, reason = '' }: Row): string {
  const details = findings.map(({ what, screens }) => `${cell(what)} → ${cell(screens.join(', '))}`);
  const time = calls === 0 ? '' : String(slowestMs);
  return `| ${cell(name)} | ${cell(call)} | ${WORDS[verdict]} | ${time} | ${[...details, ...(reason === '' ? [] : [cell(reason)])].join('<br>')} |`;
}

export const renderMarkdown = (report: Report): string =>
  [
    `# Conformance of ${cell(report.url)}`,
    '',
    `${report.startedAt.slice(0, 16).replace('T', ' ')} UTC, for the portal at ${cell(report.portal)}, in ${report.seconds.toFixed(1)} s: ${summaryOf(report)}.`,
    ...(report.stopped === undefined ? [] : ['', cell(report.stopped)]),
    '',
    '| Operation | Call | Verdict | Slowest (ms) | Differences and affected screens |',
    '| --- | --- | --- | ---: | --- |',
    ...report.rows.map(rowOf),
    '',
    ...report.hints.map((hint) => `- ${cell(hint)}`),
    '',
  ].join('\n');
