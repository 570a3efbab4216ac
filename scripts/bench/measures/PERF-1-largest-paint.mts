import { median } from '../alternateRuns.mjs';
import { ratioGoal, type Measure } from '../measure.mjs';

export const measure: Measure = {
  id: 'PERF-1',
  method: 'Largest contentful paint of the listing. Reference: a hand-written static page with the same 25 rows.',
  run: async (bench) => {
    const loads = await bench.listingLoads();
    const portal = median(loads.portal.map(({ largestPaint }) => largestPaint));
    const reference = median(loads.static.map(({ largestPaint }) => largestPaint));
    return [
      {
        what: 'listing, largest paint',
        reference: { name: 'static page', value: reference },
        portal,
        unit: 'ms',
        goal: ratioGoal(portal, reference, 1.3),
      },
    ];
  },
};
