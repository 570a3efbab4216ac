import type { Tools } from './installTools.mjs';
import { KEPT, type EqualAccessResult } from './runEqualAccess.mjs';
import type { Category, LighthouseResult } from './runLighthouse.mjs';
import type { VnuResult } from './runVnu.mjs';

export interface AuditResults {
  lighthouse?: LighthouseResult[];
  'equal-access'?: EqualAccessResult[];
  vnu?: VnuResult;
}

const GOALS = { public: 95, media: 90 } as const;
const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

function goalOf({ audience }: LighthouseResult, category: Category): number {
  return category === 'performance' ? GOALS[audience] : 100;
}

/** What the audit fails for: performance depends on the machine, so it is only reported. */
export function problemsOf({ lighthouse = [], 'equal-access': equalAccess = [], vnu }: AuditResults): string[] {
  return [
    ...lighthouse.flatMap((result) =>
      CATEGORIES.filter((category) => category !== 'performance' && (result.scores[category] ?? 100) < 100).map(
        (category) => `Lighthouse: ${result.route} has ${category} ${result.scores[category]}`,
      ),
    ),
    ...equalAccess.flatMap(({ route, session, scheme, violations }) =>
      violations.map((text) => `Equal Access: ${route} (${session}, ${scheme}) ${text}`),
    ),
    ...(vnu?.findings ?? []).map((text) => `vnu: ${text}`),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function lighthouseSection(results: readonly LighthouseResult[]): string {
  const rows = results.map((result) => [
    `\`${result.route}\``,
    ...CATEGORIES.map((category) => {
      const score = result.scores[category];
      if (score === undefined) return '–';
      return score < goalOf(result, category) ? `**${score}**` : String(score);
    }),
    `${(result.largestPaintMs / 1000).toFixed(1)} s`,
    `${result.blockingMs} ms`,
    String(result.shift),
  ]);
  const findings = results.flatMap(({ route, findings: all }) => all.map((text) => `- \`${route}\` ${text}`));
  return [
    table(
      ['Route', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Largest paint', 'Blocking', 'Shift'],
      rows,
    ),
    ...(findings.length === 0 ? [] : ['', ...findings]),
  ].join('\n');
}

function equalAccessSection(results: readonly EqualAccessResult[]): string {
  const asOpened = results.filter(({ state }) => state === undefined);
  const states = results.length - asOpened.length;
  const routes = new Set(asOpened.map(({ route }) => route));
  const rules = new Map<string, { count: number; routes: Set<string> }>();
  for (const { route, toReview } of results) {
    for (const [rule, count] of Object.entries(toReview)) {
      const known = rules.get(rule) ?? { count: 0, routes: new Set() };
      rules.set(rule, { count: known.count + count, routes: known.routes.add(route) });
    }
  }
  const found = results.flatMap(({ route, state = 'as it opens', session, scheme, violations }) =>
    violations.map((text) => `- \`${route}\`, ${state}, ${session}, ${scheme}: ${text.replaceAll('`', "'")}`),
  );
  return [
    `${routes.size} routes, signed out and signed in, light and dark${states === 0 ? '' : `, and ${states} states of screens`}: ${results.length} checks, **${found.length} violations**.`,
    ...(found.length === 0 ? [] : ['', ...found]),
    '',
    'Not counted:',
    '',
    ...KEPT.map(({ rule, reason }) => `- \`${rule}\`: ${reason}`),
    '',
    'Rules that ask for a person’s judgment:',
    '',
    table(
      ['Rule', 'Places in all checks', 'Routes'],
      [...rules].sort().map(([rule, { count, routes: where }]) => [`\`${rule}\``, String(count), String(where.size)]),
    ),
  ].join('\n');
}

function vnuSection({ built, rendered, findings, exceptions, skipped }: VnuResult): string {
  if (skipped !== undefined) return skipped;
  return [
    `${built} built and ${rendered} rendered documents: **${findings.length} errors and warnings**.`,
    ...(findings.length === 0 ? [] : ['', ...findings.map((text) => `- ${text.replaceAll('<', '&lt;')}`)]),
    '',
    'Not counted:',
    '',
    ...exceptions.map(({ reason, count }) => `- ${count} messages: ${reason}`),
  ].join('\n');
}

interface ReportTerms {
  versions: Tools['versions'];
  machine: string;
  /** Kept by hand in scripts/audit/notes.md. */
  notes: string;
}

const NOT_RUN = 'Not run yet.';

/** The text of docs/audit.md. */
export function reportOf(results: AuditResults, { versions, machine, notes }: ReportTerms): string {
  const { lighthouse, 'equal-access': equalAccess, vnu } = results;
  return `# Audit

Written by \`npm run audit\`; do not edit. ${machine}

## Lighthouse ${versions.lighthouse}

The build of the stand-in, served by \`npm start\`'s server, as a phone on a slow line (Lighthouse's defaults: simulated slow 4G, processor
slowed 4×). Public routes are signed out, media routes signed in. Goals: performance ${GOALS.public} on public and ${GOALS.media} on media routes, 100 for
the rest. SEO does not apply to session pages, approval links, and unknown addresses. The command fails when a score other than
performance, which depends on the machine, is below its goal.

${lighthouse === undefined ? NOT_RUN : lighthouseSection(lighthouse)}

## IBM Equal Access ${versions['accessibility-checker-engine']}

The rule set IBM_Accessibility (WCAG 2.2 A and AA, and IBM's own requirements), in Chromium at 1280 px.

${equalAccess === undefined ? NOT_RUN : equalAccessSection(equalAccess)}

## Nu Html Checker ${versions['vnu-jar']}

Every built document, and every route as Chromium renders it, signed out and signed in.

${vnu === undefined ? NOT_RUN : vnuSection(vnu)}

${notes.trim()}
`;
}
