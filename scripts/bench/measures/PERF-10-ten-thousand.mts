import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../alternateRuns.mjs';
import { maxGoal, type Measure } from '../measure.mjs';

// Matches half of the stub's organizations.
const FILTERED = '?filter=ga';

const work = (loads: readonly Observations[]): number =>
  median(loads.map(({ answerAt, liveAt = Infinity }) => liveAt - answerAt));

export const measure: Measure = {
  id: 'PERF-10',
  method:
    '10,000 organizations, CPU slowed 4x, network at full speed: time from the response’s text to 25 rendered ' +
    'rows, including parsing, storing, and filtering. The response comes a second and a half after its request, when ' +
    'the page is ready for it. Reference: native rows.',
  run: async (bench) => {
    const { url } = bench.setting.largeServer;
    const load = (path: string) => () => bench.load(url + path + FILTERED, { slowNetwork: false, cpu: 4 });
    const loads = await bench.alternateRuns({
      native: load('/references/vanilla/'),
      portal: load('/mediareact/media-listing'),
    });
    const portal = work(loads.portal);
    return [
      {
        what: '10,000 organizations to 25 rows',
        reference: { name: 'native rows', value: work(loads.native) },
        portal,
        unit: 'ms',
        goal: maxGoal(portal, 200, 'ms'),
      },
    ];
  },
};
