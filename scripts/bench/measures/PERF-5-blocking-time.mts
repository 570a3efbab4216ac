import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../alternateRuns.mjs';
import { maxGoal, type Measure } from '../measure.mjs';

const LONG_MS = 50;

const blockingTime = (loads: readonly Observations[]): number =>
  median(loads.map(({ longTasks }) => longTasks.reduce((sum, { duration }) => sum + duration - LONG_MS, 0)));

export const measure: Measure = {
  id: 'PERF-5',
  method:
    'Total blocking time: the part of each main-thread task beyond 50 ms, from navigation until the rows show and ' +
    'the page has settled.',
  run: async (bench) => {
    const loads = await bench.listingLoads();
    const portal = blockingTime(loads.portal);
    return [
      {
        what: 'listing, total blocking time',
        reference: { name: 'lean Redux app', value: blockingTime(loads['lean-redux']) },
        portal,
        unit: 'ms',
        goal: maxGoal(portal, 150, 'ms'),
      },
    ];
  },
};
