export type Verdict = 'conforms' | 'copes' | 'breaks' | 'untried';

export interface Finding {
  verdict: 'copes' | 'breaks';
  /** One sentence without the operation: `PersonID is a string where the contract has a number`. */
  what: string;
  screens: readonly string[];
}

export interface Row {
  /** An operation such as `getListing`, or a rule. */
  name: string;
  /** Such as `GET /org/listing`. */
  call: string;
  verdict: Verdict;
  calls: number;
  slowestMs: number;
  findings: readonly Finding[];
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
  /** Why the run stopped early. */
  stopped?: string;
}

export const countOf = ({ rows }: Report, verdict: Verdict): number =>
  rows.filter((row) => row.verdict === verdict).length;

/** 0: no screen breaks; 1: one does; 3: the run did not finish. */
export function exitCode(report: Report, strict: boolean): 0 | 1 | 3 {
  if (report.stopped !== undefined) return 3;
  return countOf(report, 'breaks') > 0 || (strict && countOf(report, 'copes') > 0) ? 1 : 0;
}

export const summaryOf = (report: Report): string =>
  [
    `${String(countOf(report, 'conforms'))} conform`,
    `${String(countOf(report, 'copes'))} differ but work`,
    `${String(countOf(report, 'breaks'))} would break a screen`,
    `${String(countOf(report, 'untried'))} not tested`,
  ].join(', ');
