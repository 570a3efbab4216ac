import { countRequests } from '../../../tests/bench/countRequests.js';
import { withPage } from '../emulatedPage.mjs';
import { mostGoal, type Measure } from '../measure.mjs';

export const measure: Measure = {
  id: 'S7',
  method: 'Requests that the listing sends before its rows show, and how many of them wait for one another.',
  run: async ({ setting: { browser, server } }) => {
    const { requests, inSeries } = await withPage(browser, { slowNetwork: false, cpu: 1 }, ({ page }) =>
      countRequests(page, `${server.url}/mediareact/media-listing`),
    );
    return [
      {
        what: 'listing, before the rows',
        portal: requests.length,
        unit: 'requests',
        goal: mostGoal(requests.length, 4),
      },
      { what: 'listing, before the rows', portal: inSeries, unit: 'in series', goal: mostGoal(inSeries, 2) },
    ];
  },
};
