// Verifies API-7, API-8, REL-8.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getResponse } from 'msw';
import { faulty, type Scenario } from '../../mocks';
import { courier } from '../mocks/fixture/organizations';
import { atRest } from '../support/mediaForms';
import { leave, renderApp } from '../support/renderApp';
import '../support/renderMedia';
import { isExhaustive } from '../support/runs';
import { standInApi } from '../support/standInApi';
import { seedBench } from './support/benchSeed';
import { deviations } from './support/deviations';

const api = standInApi({ seed: seedBench });

// RTK Query reports half a second later which data a screen uses. Here, that timer runs at once.
const unchanged = window.setTimeout.bind(window);
const hurried = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
  unchanged(handler, ms === 500 ? 0 : ms, ...rest);
beforeAll(() => {
  Object.defineProperty(window, 'setTimeout', { value: hurried });
});

const own = courier.identifier;

/** Every screen that reads something. */
const screens: readonly string[] = [
  '/media-listing',
  '/media-listing?name=prairie',
  `/media-listing/${own}`,
  '/media-request',
  '/media-change',
  '/media-update',
  '/primary-update',
  `/primary-update?assistant=${String(courier.assistant.personId)}`,
  '/add-assistant',
  '/school-directory?name=high',
  '/school-directory?leagues=Senior',
  '/school-directory/401',
  '/school-directory/admin/401',
  '/school-directory/coaches/401',
  '/school-directory/super/401',
  '/school-directory/league/800',
  '/site-notification',
  '/site-notification?view=who-is-where',
  '/site-notification/2',
  '/credential-selection',
  '/agreement',
];

const isPublic = (address: string): boolean => /^\/media-(?:listing|request)/.test(address);

async function open(address: string): Promise<void> {
  const app = await renderApp(address, isPublic(address) ? {} : { token: await api().token(own) });
  await atRest(app.store);
  if (address !== '/agreement') return;
  const audio = screen.queryByRole('radio', { name: /Audio/ });
  if (audio !== null) fireEvent.click(audio);
  await atRest(app.store);
}

async function close(): Promise<void> {
  leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await act(() => api().atRest());
  api().reset();
}

/** A pattern of a call's path that matches any numbers: the same request for several activities counts once. */
const patternOf = (path: string): string =>
  `^${path.replace(/\d+/g, '\\d+').replace(/[()+?.*]/g, (sign) => (sign === '+' ? '+' : `\\${sign}`))}$`;

/** The true answer, changed. */
const changed = (path: RegExp, change: (body: unknown) => Response): Scenario =>
  faulty({ method: 'GET', path }, async (request, { handlers }) => {
    const response = await getResponse(handlers, request);
    const text = (await response?.text()) ?? '';
    return change(text === '' ? null : JSON.parse(text));
  });

const withoutWord = [
  // Only the navigation uses the name. It shows "Your organization" instead.
  (address: string, path: string) =>
    path.includes('/org/identifier/') && !/media-(?:listing|change|update)|add-assistant|agreement/.test(address),
  // The listing is only a help here: without it, there is no hint that the organization may be listed already.
  (address: string, path: string) => address === '/media-request' && path.includes('/org/listing'),
  // The search results show instead of the listing.
  (address: string, path: string) => address.includes('?name=') && path.includes('/org/listing'),
];

const main = () => screen.getByRole('main');

function expectNoErrorPage(what: string): void {
  expect([what, main().textContent]).not.toEqual([what, expect.stringContaining("We've Encountered an Error")]);
  expect([what, main().textContent]).not.toEqual([
    what,
    expect.stringContaining('part of the page could not be shown'),
  ]);
}

const isTold = (): boolean =>
  within(main()).queryAllByRole('alert').length > 0 ||
  /could not be|couldn’t|not available|unavailable|Uh-Oh|Sorry/i.test(main().textContent);

/** How many requests have had a malformed response so far; it selects the next kind of malformed response. */
let struck = 0;

const SWAPS = ['numbers for texts', 'texts for numbers', 'a missing field', 'an extra field'];

describe.each(screens)('%s', (address) => {
  // Neighbors in the list above have parts in common, so one tests the even requests, and the other the odd ones.
  const place = screens.indexOf(address);
  const turn = place % 2;
  let reads: string[];

  beforeAll(async () => {
    await open(address);
    reads = [
      ...new Set(
        api()
          .calls.filter(({ method }) => method === 'GET')
          .map(({ path }) => patternOf(path)),
      ),
    ];
    expect(reads.length).toBeGreaterThan(0);
    expectNoErrorPage('as it is');
    expect(main().textContent).not.toMatch(/could not be|couldn’t/);
    await close();
  });

  test('shows readable entries and counts the rest when every list has two unreadable entries', async () => {
    let lists = 0;
    const spoiled = changed(/./, (body) => {
      if (!Array.isArray(body)) return Response.json(body);
      lists += 1;
      return Response.json([null, ...(body as unknown[]), {}]);
    });
    api().use(spoiled);
    await open(address);
    expectNoErrorPage('two entries');
    const notice = /: we couldn’t read \d+ entries\./;
    if (lists > 0) await waitFor(() => expect(main()).toHaveTextContent(notice));
    await close();
  });

  test('shows no error page and reports losses when one of its reads has a malformed answer', async () => {
    const silent: string[] = [];
    const whole = deviations.slice(-4);
    for (const [index, path] of reads.entries()) {
      // Here, every second request (or every one) has one of the deviations. reads.test.ts combines each with each, without a screen.
      if (!isExhaustive && index % 2 !== turn) continue;
      struck += 1;
      const deviation = whole[struck % whole.length];
      const body = { isList: false };
      api().use(
        changed(new RegExp(path), (answer) => {
          body.isList = Array.isArray(answer);
          return deviation?.answers(answer)[0] ?? Response.json(answer);
        }),
      );
      await open(address);
      const what = `${path}: ${deviation?.name ?? ''}`;
      expectNoErrorPage(what);
      const mayBeEmpty = !body.isList && deviation?.name !== 'a page of HTML';
      if (!mayBeEmpty && !isTold() && !withoutWord.some((holds) => holds(address, path))) silent.push(what);
      await close();
    }
    expect(silent).toEqual([]);
  });

  test('shows no error page when types are swapped or fields are missing', async () => {
    for (const name of SWAPS.filter((_name, index) => isExhaustive || index === place % SWAPS.length)) {
      const deviation = deviations.find((one) => one.name === name);
      let calls = 0;
      api().use(
        changed(/./, (body) => {
          const answers = deviation?.answers(body) ?? [];
          calls += 1;
          return answers[calls % Math.max(1, answers.length)] ?? Response.json(body);
        }),
      );
      await open(address);
      expectNoErrorPage(name);
      await close();
    }
  });
});
