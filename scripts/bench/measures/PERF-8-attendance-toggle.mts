import { loadGrid } from '../attendance/loadGrid.mjs';
import { median } from '../alternateRuns.mjs';
import { ratioGoal, type Measure } from '../measure.mjs';

const SIZE = { staff: 50, sites: 40 };

export const measure: Measure = {
  id: 'PERF-8',
  method:
    'Attendance grid with 50 staff members and 40 sites, CPU slowed 4x: time from a click on a checkbox to the ' +
    'frame that shows it (median of nine). Reference: a memoized native table of the same size in plain React.',
  run: async (bench) => {
    const { browser, server } = bench.setting;
    const runs = await bench.alternateRuns({
      native: () => loadGrid(browser, server.url, 'native', SIZE),
      portal: () => loadGrid(browser, server.url, 'portal', SIZE),
    });
    const portal = median(runs.portal.map(({ toggle }) => toggle));
    const reference = median(runs.native.map(({ toggle }) => toggle));
    return [
      {
        what: 'grid 50 × 40, one toggle',
        reference: { name: 'native table', value: reference },
        portal,
        unit: 'ms',
        goal: ratioGoal(portal, reference, 1.25),
      },
    ];
  },
};
