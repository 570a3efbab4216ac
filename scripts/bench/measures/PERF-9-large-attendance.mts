import { loadGrid } from '../attendance/loadGrid.mjs';
import { median } from '../alternateRuns.mjs';
import { maxGoal, ratioGoal, type Measure } from '../measure.mjs';

const SIZE = { staff: 200, sites: 100 };

export const measure: Measure = {
  id: 'PERF-9',
  method:
    'Attendance grid with 200 staff members and 100 sites, CPU slowed 4x: one toggle as in PERF-8, and the time ' +
    'from the last response to the first painted rows and to all rows. Reference: the native table, which renders ' +
    'all rows at once.',
  run: async (bench) => {
    const { browser, server } = bench.setting;
    const runs = await bench.alternateRuns({
      native: () => loadGrid(browser, server.url, 'native', SIZE),
      portal: () => loadGrid(browser, server.url, 'portal', SIZE),
    });
    const toggle = (of: 'native' | 'portal') => median(runs[of].map((run) => run.toggle));
    const firstPaint = (of: 'native' | 'portal') => median(runs[of].map((run) => run.firstPaint));
    const whole = (of: 'native' | 'portal') => median(runs[of].map((run) => run.whole));
    return [
      {
        what: 'grid 200 × 100, one toggle',
        reference: { name: 'native table', value: toggle('native') },
        portal: toggle('portal'),
        unit: 'ms',
        goal: maxGoal(toggle('portal'), 100, 'ms'),
      },
      {
        what: 'grid 200 × 100, first paint',
        reference: { name: 'native table', value: firstPaint('native') },
        portal: firstPaint('portal'),
        unit: 'ms',
        goal: ratioGoal(firstPaint('portal'), firstPaint('native'), 1.2),
      },
      {
        what: 'grid 200 × 100, all rows',
        reference: { name: 'native table', value: whole('native') },
        portal: whole('portal'),
        unit: 'ms',
        goal: ratioGoal(whole('portal'), whole('native'), 1.2),
      },
    ];
  },
};
