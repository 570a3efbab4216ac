import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../alternateRuns.mjs';
import { ratioGoal, type Finding, type Measure } from '../measure.mjs';

const LONG_MS = 50;

/** In ms, the median of the loads. */
const blockingTime = (loads: readonly Observations[], from: (load: Observations) => number): number =>
  median(
    loads.map((load) =>
      load.longTasks.reduce((sum, { start, duration }) => {
        const counted = start + duration - Math.max(start, from(load));
        return sum + Math.max(0, counted - LONG_MS);
      }, 0),
    ),
  );

const navigation = (): number => 0;
const firstContentfulPaint = ({ firstPaint }: Observations): number => firstPaint;

export const measure: Measure = {
  id: 'PERF-5',
  method:
    'Total blocking time: the part of each main-thread task beyond 50 ms, until the rows show and the page has ' +
    'settled, once from the navigation and once from the first contentful paint, as Lighthouse counts it.',
  run: async (bench) => {
    const loads = await bench.listingLoads();
    const between = (what: string, from: (load: Observations) => number): Finding => {
      const [portal, lean] = [blockingTime(loads.portal, from), blockingTime(loads['lean-redux'], from)];
      const reference = { name: 'lean Redux app', value: lean };
      return { what, reference, portal, unit: 'ms', goal: ratioGoal(portal, lean, 1) };
    };
    return [
      between('listing, total blocking time from the navigation', navigation),
      between('listing, total blocking time from the first paint', firstContentfulPaint),
    ];
  },
};
