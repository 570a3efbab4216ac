import { countRequests } from '../../../tests/bench/countRequests.js';
import { maxGoal, type Measure } from '../measure.mjs';

export const measure: Measure = {
  id: 'PERF-7',
  method: 'Requests that the listing sends before its rows show, and how many of them run in series.',
  run: async (bench) => {
    const url = `${bench.setting.server.url}/mediareact/media-listing`;
    const { requests, inSeries } = await bench.withPage((page) => countRequests(page, url));
    return [
      {
        what: 'listing, before the rows',
        portal: requests.length,
        unit: 'requests',
        goal: maxGoal(requests.length, 4),
      },
      { what: 'listing, before the rows', portal: inSeries, unit: 'in series', goal: maxGoal(inSeries, 2) },
    ];
  },
};
