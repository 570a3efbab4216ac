import type { Bench } from './bench.mjs';

export interface Finding {
  what: string;
  reference?: { name: string; value: number };
  portal: number;
  unit: 'ms' | 's' | '' | 'requests' | 'in series' | 'words';
  /** Without a goal, the finding only informs. */
  goal?: { text: string; met: boolean };
}

/** Every file in scripts/bench/measures/ exports one as `measure`. */
export interface Measure {
  id: string;
  method: string;
  run: (bench: Bench) => Promise<Finding[]>;
}

export function ratioGoal(portal: number, reference: number, most: number): NonNullable<Finding['goal']> {
  return { text: `≤ ${most.toFixed(2)}×`, met: portal <= reference * most };
}

export function maxGoal(portal: number, most: number, unit = ''): NonNullable<Finding['goal']> {
  return { text: `≤ ${String(most)}${unit === '' ? '' : ` ${unit}`}`, met: portal <= most };
}
