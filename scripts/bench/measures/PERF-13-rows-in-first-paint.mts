import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../contest.mjs';
import { ratioGoal, type Measure } from '../measure.mjs';

const rowsAt = (loads: readonly Observations[]): number => median(loads.map((load) => load.rowsAt ?? Infinity));
const liveAt = (loads: readonly Observations[]): number => median(loads.map((load) => load.liveAt ?? Infinity));

export const measure: Measure = {
  id: 'PERF-13',
  method:
    'Time until 25 rows are in the document and one frame has passed, as of the minute that the document names, against the ' +
    'static page; and until the live answer, which differs, stands in their place, against the lean app.',
  run: async (bench) => {
    const loads = await bench.listingLoads();
    const [portal, reference] = [rowsAt(loads.portal), rowsAt(loads.static)];
    const [live, lean] = [liveAt(loads.portal), liveAt(loads['lean-redux'])];
    return [
      {
        what: 'listing, rows as of a minute',
        reference: { name: 'static page', value: reference },
        portal,
        unit: 'ms',
        goal: ratioGoal(portal, reference, 1.3),
      },
      {
        what: 'listing, live answer in their place',
        reference: { name: 'lean Redux app', value: lean },
        portal: live,
        unit: 'ms',
        goal: ratioGoal(live, lean, 1),
      },
    ];
  },
};
