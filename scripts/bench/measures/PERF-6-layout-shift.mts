import { measureShift } from '../../../tests/bench/measureShift.js';
import { publicPages } from '../../../tests/bench/publicPages.js';
import { maxGoal, type Finding, type Measure } from '../measure.mjs';

export const measure: Measure = {
  id: 'PERF-6',
  method:
    'Sum of all layout shifts on every public route. Scripts are held until the first paint, and the API’s ' +
    'responses until the scripts have run.',
  run: async (bench) => {
    const findings: Finding[] = [];
    for (const path of await publicPages('20000')) {
      const { shift } = await bench.withPage((page) => measureShift(page, bench.setting.server.url + path));
      const portal = Number(shift.toFixed(4));
      findings.push({ what: `${path}, layout shift`, portal, unit: '', goal: maxGoal(portal, 0.01) });
    }
    return findings;
  },
};
