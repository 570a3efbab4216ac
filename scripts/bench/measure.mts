import type { Bench } from './bench.mjs';

export interface Finding {
  /** What was measured, where a measure tells several things. */
  what: string;
  reference?: { name: string; value: number };
  portal: number;
  unit: 'ms' | 's' | '' | 'requests' | 'in series' | 'words';
  /** What the requirement allows; left out for a finding that only informs. */
  goal?: { text: string; met: boolean };
}

/** One requirement on speed. A file in scripts/bench/measures/ that exports one as `measure` is part of the bench. */
export interface Measure {
  /** The requirement's id, such as PERF-1. */
  id: string;
  /** One sentence for docs/benchmarks.md. */
  method: string;
  run: (bench: Bench) => Promise<Finding[]>;
}

/** A goal of the form "at most so many times the reference". */
export function ratioGoal(portal: number, reference: number, most: number): NonNullable<Finding['goal']> {
  return { text: `≤ ${most.toFixed(2)}×`, met: portal <= reference * most };
}

export function mostGoal(portal: number, most: number, unit = ''): NonNullable<Finding['goal']> {
  return { text: `≤ ${String(most)}${unit === '' ? '' : ` ${unit}`}`, met: portal <= most };
}
