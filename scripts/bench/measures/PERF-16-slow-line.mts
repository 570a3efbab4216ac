import type { Bench } from '../bench.mjs';
import { everyRoute } from '../everyRoute.mjs';
import { maxGoal, type Finding, type Measure } from '../measure.mjs';
import { loadOnSlowNetwork } from '../loadOnSlowNetwork.mjs';

const FIRST_TEXT = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const text = document.querySelector('main')?.innerText.trim() ?? '';
  return location.href !== 'about:blank' && paint !== undefined && text !== '' ? paint.startTime : 0;
})()`;

const USABLE = `document.querySelector('main input[type=password]') === null ? 0 : performance.now()`;

/** The portal runs: from here on a login that was pressed early is sent. */
const READY = `document.querySelector('main form') !== null && document.querySelector('main form[data-waiting]') === null
  ? performance.now() : 0`;

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

export const measure: Measure = {
  id: 'PERF-16',
  method:
    'At 50 kbps with 400 ms latency and an empty cache: time until the first words of each route’s content (one ' +
    'load each), until the login’s fields show, and until the portal runs and sends a login that was pressed early.',
  run: async (bench: Bench) => {
    const { timingBrowser, server } = bench.setting;
    const findings: Finding[] = [];
    for (const { route, address } of await everyRoute()) {
      const portal = seconds(await loadOnSlowNetwork(timingBrowser, server.url + address, FIRST_TEXT));
      findings.push({ what: `50 kbps, ${route}, first words`, portal, unit: 's', goal: maxGoal(portal, 4, 's') });
    }
    const address = `${server.url}/mediareact/login`;
    const login = seconds(await loadOnSlowNetwork(timingBrowser, address, USABLE));
    const ready = seconds(await loadOnSlowNetwork(timingBrowser, address, READY));
    return [
      ...findings,
      { what: '50 kbps, /login, fields shown', portal: login, unit: 's', goal: maxGoal(login, 15, 's') },
      { what: '50 kbps, /login, portal runs', portal: ready, unit: 's' },
    ];
  },
};
