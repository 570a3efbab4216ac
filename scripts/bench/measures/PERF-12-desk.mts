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
  method:
    'Total blocking time and layout shift of a media screen with a staff of 21, including all of antd, CPU slowed ' +
    '4x. Reference: the same screen in the same run with its plain controls, as touch screens show it.',
  run: async (bench) => {
    const { browser, server } = bench.setting;
    const findings: Finding[] = [];
    for (const { name, path, lastRendered } of screens) {
      const load = (isDesk: boolean) => () =>
        loadScreen(browser, `${server.url}/mediareact${path}`, lastRendered, isDesk);
      const runs = await bench.alternateRuns({ plain: load(false), antd: load(true) });
      const portal = median(runs.antd.map(({ blocking }) => blocking));
      const reference = median(runs.plain.map(({ blocking }) => blocking));
      findings.push({
        what: `${name}, total blocking time`,
        reference: { name: 'without antd', value: reference },
        portal,
        unit: 'ms',
        goal: maxGoal(portal, MOST_MS, 'ms'),
      });
      const shift = Number(median(runs.antd.map((run) => run.shift)).toFixed(4));
      findings.push({ what: `${name}, layout shift`, portal: shift, unit: '', goal: maxGoal(shift, 0.01) });
    }
    return findings;
  },
};
