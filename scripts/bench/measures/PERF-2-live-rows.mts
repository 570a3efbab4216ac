import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../alternateRuns.mjs';
import { ratioGoal, type Measure } from '../measure.mjs';

const liveAt = (loads: readonly Observations[]): number => median(loads.map((load) => load.liveAt ?? Infinity));

export const measure: Measure = {
  id: 'PERF-2',
  method:
    'Time until the API’s 25 rows are in the document and one frame has passed. References: a lean app with ' +
    'redux-essentials’ packages, and a vanilla page (one fetch, no library) as the lower bound.',
  run: async (bench) => {
    const loads = await bench.listingLoads();
    const [portal, lean, vanilla] = [liveAt(loads.portal), liveAt(loads['lean-redux']), liveAt(loads.vanilla)];
    return [
      {
        what: 'listing, live rows',
        reference: { name: 'lean Redux app', value: lean },
        portal,
        unit: 'ms',
        goal: ratioGoal(portal, lean, 1.05),
      },
      { what: 'listing, live rows', reference: { name: 'vanilla page', value: vanilla }, portal, unit: 'ms' },
    ];
  },
};
