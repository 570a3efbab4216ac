import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../alternateRuns.mjs';
import { ratioGoal, type Measure } from '../measure.mjs';

const rowsAt = (loads: readonly Observations[]): number => median(loads.map((load) => load.rowsAt ?? Infinity));
const liveAt = (loads: readonly Observations[]): number => median(loads.map((load) => load.liveAt ?? Infinity));

export const measure: Measure = {
  id: 'PERF-13',
  method:
    'Time until 25 rows, labeled with their age, are in the document and one frame has passed (reference: the ' +
    'static page), and until a differing live response has replaced them (reference: the lean app).',
  run: async (bench) => {
    const loads = await bench.listingLoads();
    const [portal, reference] = [rowsAt(loads.portal), rowsAt(loads.static)];
    const [live, lean] = [liveAt(loads.portal), liveAt(loads['lean-redux'])];
    return [
      {
        what: 'listing, first rows',
        reference: { name: 'static page', value: reference },
        portal,
        unit: 'ms',
        goal: ratioGoal(portal, reference, 1.3),
      },
      {
        what: 'listing, live rows in their place',
        reference: { name: 'lean Redux app', value: lean },
        portal: live,
        unit: 'ms',
        goal: ratioGoal(live, lean, 1),
      },
    ];
  },
};
