import { median } from '../alternateRuns.mjs';
import { loadScreen } from '../desk/loadScreen.mjs';
import { maxGoal, type Finding, type Measure } from '../measure.mjs';

const MOST_MS = 250;

const screens = [
  { name: 'media home', path: '/media-change', lastRendered: '.ant-table' },
  {
    name: 'who is where',
    path: '/site-notification?view=who-is-where',
    lastRendered: '.ant-segmented',
  },
];

export const measure: Measure = {
  id: 'PERF-12',
  method: 'Total blocking time and layout shift of a media screen with a staff of 21, antd included, CPU slowed 4x.',
  run: async (bench) => {
    const { browser, server } = bench.setting;
    const findings: Finding[] = [];
    for (const { name, path, lastRendered } of screens) {
      const runs = await bench.alternateRuns({
        portal: () => loadScreen(browser, `${server.url}/mediareact${path}`, lastRendered),
      });
      const portal = median(runs.portal.map(({ blocking }) => blocking));
      findings.push({
        what: `${name}, total blocking time`,
        portal,
        unit: 'ms',
        goal: maxGoal(portal, MOST_MS, 'ms'),
      });
      const shift = Number(median(runs.portal.map((run) => run.shift)).toFixed(4));
      findings.push({ what: `${name}, layout shift`, portal: shift, unit: '', goal: maxGoal(shift, 0.01) });
    }
    return findings;
  },
};
