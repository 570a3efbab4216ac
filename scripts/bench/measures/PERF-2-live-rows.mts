import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../contest.mjs';
import { ratioGoal, type Measure } from '../measure.mjs';

const liveAt = (loads: readonly Observations[]): number => median(loads.map((load) => load.liveAt ?? Infinity));

export const measure: Measure = {
  id: 'PERF-2',
  method:
    'Time until the 25 rows that the API answered are in the document and one frame has passed, against a lean app of ' +
    'redux-essentials’ packages; the vanilla page (one fetch, no library) tells how far down one could get.',
  run: async (bench) => {
    const loads = await bench.listingLoads();
    const [portal, lean, vanilla] = [liveAt(loads.portal), liveAt(loads['lean-redux']), liveAt(loads.vanilla)];
    return [
      {
        what: 'listing, live rows',
        reference: { name: 'lean Redux app', value: lean },
        portal,
        unit: 'ms',
        goal: ratioGoal(portal, lean, 1),
      },
      { what: 'listing, live rows', reference: { name: 'vanilla page', value: vanilla }, portal, unit: 'ms' },
    ];
  },
};
