import type { Finding, Row, Verdict } from './report';

export interface Journal {
  add: (name: string, call: string, ms: number, findings: readonly Finding[]) => void;
  /** Does nothing if the row already has answers. */
  skip: (name: string, call: string, reason: string) => void;
  rows: () => Row[];
}

const worst = (findings: readonly Finding[]): Verdict => {
  if (findings.some(({ verdict }) => verdict === 'breaks')) return 'breaks';
  return findings.length > 0 ? 'copes' : 'conforms';
};

export function createJournal(onRow: (row: Row) => void): Journal {
  const rows = new Map<string, Row>();

  const add: Journal['add'] = (name, call, ms, found) => {
    const before = rows.get(name);
    const known = before?.verdict === 'untried' ? undefined : before;
    const reported = known?.findings ?? [];
    const news = found.filter(({ what }) => !reported.some((finding) => finding.what === what));
    const findings = [...reported, ...news];
    const row: Row = {
      name,
      call,
      verdict: worst(findings),
      calls: (known?.calls ?? 0) + 1,
      slowestMs: Math.max(known?.slowestMs ?? 0, ms),
      findings,
    };
    rows.set(name, row);
    onRow(row);
  };

  return {
    add,
    skip: (name, call, reason) => {
      if (!rows.has(name))
        rows.set(name, { name, call, verdict: 'untried', calls: 0, slowestMs: 0, findings: [], reason });
    },
    rows: () => [...rows.values()],
  };
}
