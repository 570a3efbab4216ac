/** How a server's answers stand to the contract: as it says, otherwise but readable, or so that a screen suffers. */
export type Verdict = 'conforms' | 'copes' | 'breaks' | 'untried';

export interface Finding {
  verdict: 'copes' | 'breaks';
  /** One sentence without the operation's name: `PersonID is text where the contract has a number`. */
  what: string;
  /** The screens that show the difference, or would if the portal did not cope. */
  screens: readonly string[];
}

/** What became of one operation of the contract, or of one rule that holds for all of them. */
export interface Row {
  /** `getListing`, or the rule's name. */
  name: string;
  /** `GET /org/listing`, or what was asked. */
  call: string;
  verdict: Verdict;
  /** How often it was asked. */
  calls: number;
  /** The slowest answer, in milliseconds. */
  slowestMs: number;
  findings: readonly Finding[];
  /** Why it was not tried. */
  reason?: string;
}

export interface Report {
  url: string;
  /** The origin whose calls CORS was checked for. */
  portal: string;
  startedAt: string;
  seconds: number;
  rows: readonly Row[];
  /** What whoever builds the portal for this server should set. */
  hints: readonly string[];
  /** Why the run could not be finished. */
  stopped?: string;
}

export const countOf = ({ rows }: Report, verdict: Verdict): number =>
  rows.filter((row) => row.verdict === verdict).length;

/** 0 where nothing breaks a screen, 1 where something does, 3 where the run could not be finished. */
export function exitCode(report: Report, strict: boolean): 0 | 1 | 3 {
  if (report.stopped !== undefined) return 3;
  return countOf(report, 'breaks') > 0 || (strict && countOf(report, 'copes') > 0) ? 1 : 0;
}

export const summaryOf = (report: Report): string =>
  [
    `${String(countOf(report, 'conforms'))} as the contract says`,
    `${String(countOf(report, 'copes'))} otherwise, where the portal copes`,
    `${String(countOf(report, 'breaks'))} would break a screen`,
    `${String(countOf(report, 'untried'))} not tried`,
  ].join(', ');
