import type { Observations } from '../../../tests/bench/observePage.js';
import { median } from '../contest.mjs';
import { mostGoal, type Measure } from '../measure.mjs';

// Matches half of the stub's organizations.
const FILTERED = '?filter=ga';

const work = (loads: readonly Observations[]): number =>
  median(loads.map(({ answerAt, liveAt = Infinity }) => liveAt - answerAt));

export const measure: Measure = {
  id: 'PERF-10',
  method:
    '10,000 organizations, processor slowed four times, network not slowed: from the moment the answer’s text is there ' +
    'until it is parsed, stored, filtered by the address’s words, and 25 rows are drawn; against native rows.',
  run: async (bench) => {
    const { url } = bench.setting.largeServer;
    const load = (path: string) => () => bench.load(url + path + FILTERED, { slowNetwork: false, cpu: 4 });
    const loads = await bench.contest({
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
        goal: mostGoal(portal, 200, 'ms'),
      },
    ];
  },
};
