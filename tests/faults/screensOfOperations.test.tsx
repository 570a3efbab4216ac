// Verifies CON-5.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { and, eq, isNotNull } from 'drizzle-orm';
import { schools, staffRecords } from '../../mocks/db/schema';
import { operationsInContract, type OperationId } from '../../mocks/http/contract';
import { compilePath } from '../../mocks/http/matchPath';
import { demoLogins } from '../../mocks/seed';
import { EVERY_MEDIA_SCREEN, operations } from '../../scripts/conform/operations';
import { chooseEvent, chooseType, review, submittedHeading, tick } from '../support/agreementScreen';
import { expectComplete, keepCompleteAgreement } from '../support/completeAgreement';
import { atRest } from '../support/mediaForms';
import { leave, renderApp } from '../support/renderApp';
import { COURIER } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { standInApi } from '../support/standInApi';
import { AUDIO_REQUEST, seedAudioRequest } from './support/benchSeed';

const api = standInApi();
const known = operationsInContract.map(({ id, method, path }) => ({ id, method, match: compilePath(path) }));

type App = Awaited<ReturnType<typeof renderApp>>;
type Work = (app: App) => unknown;
interface Visit {
  address: string | (() => Promise<string>);
  /** What an earlier visit has left in the browser. */
  left?: () => void;
  /** What the user does there. */
  work?: Work;
}

const looks = (...addresses: Visit['address'][]): Visit[] => addresses.map((address) => ({ address }));

const click = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

/** Fills in a form and presses a button. */
const send =
  (texts: Readonly<Record<string, string>>, button = 'Submit'): Work =>
  async () => {
    await screen.findByRole('button', { name: button });
    await act(async () => {
      for (const [label, value] of Object.entries(texts))
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      await Promise.resolve();
    });
    await click(button);
  };

const recover: Work = async (app) => {
  await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Recover your password' });
  await send({ Email: demoLogins[0]?.email ?? '', 'Organization name': 'Council Grove Courier' })(app);
};

const requestListing: Work = async ({ user }) => {
  await requestForm.shown();
  requestForm.fill();
  await user.click(requestForm.captcha());
  await waitFor(() => requestForm.submit());
  await user.click(requestForm.submit());
};

const deleteAssistant: Work = async () => {
  fireEvent.click((await screen.findAllByRole('button', { name: /^Delete/ }))[0] ?? document.body);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
};

const toggleOne: Work = async () => {
  fireEvent.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
  await click('Submit');
};

const chooseFootball: Work = async ({ user }) => {
  await chooseType(user, 'Radio or Internet Audio');
  await chooseEvent(user, { Activity: 'Football', 'Playoff Level': 'State', Class: '6A' });
  await tick(user, 'Schools', 1);
};

const submitAgreement: Work = async ({ user }) => {
  await expectComplete();
  await review(user);
  await user.click(screen.getByRole('button', { name: 'YES' }));
  await submittedHeading();
};

const ORGANIZATION = { Organization: 'Daily', Type: '5', Address: '1 Main Street', Website: 'www.daily.example' };
const PERSON = { 'First Name': 'Mia', 'Last Name': 'Berg', Email: 'mia@gazette.example' };

/** Returns the URL of a person's form. Without `hasContact`, first deletes the person's contact record. */
const formOf = (role: 'director' | 'assistant', hasContact: boolean) => async (): Promise<string> => {
  const { db } = api();
  const isMeant = and(
    eq(staffRecords.organizationId, 1),
    eq(staffRecords.role, role),
    isNotNull(staffRecords.contactId),
  );
  const [record] = await db.select().from(staffRecords).where(isMeant);
  if (!hasContact)
    await db
      .update(staffRecords)
      .set({ contactId: null })
      .where(eq(staffRecords.id, record?.id ?? 0));
  return role === 'director' ? '/primary-update' : `/primary-update?assistant=${String(record?.personId)}`;
};

const school = (page: string) => async (): Promise<string> => {
  const [first] = await api().db.select().from(schools).limit(1);
  return `/school-directory${page}/${String(first?.id)}`;
};

/** Every screen, and what a user does on it. */
const screens: Readonly<Record<string, readonly Visit[]>> = {
  '/login': [
    { address: '/login', work: send({ Email: demoLogins[0]?.email ?? '', Password: 'a wrong one' }, 'Login') },
    { address: '/login', work: recover },
  ],
  '/media-listing': looks('/media-listing', '/media-listing?name=prairie'),
  '/media-listing/{identifier}': looks(`/media-listing/${COURIER}`),
  '/media-request': [{ address: '/media-request', work: requestListing }],
  '/agreement/{status}/{globalId}': [{ address: `/agreement/1/${AUDIO_REQUEST}`, work: () => click(/^Approve/) }],
  '/media-change': [{ address: '/media-change', work: deleteAssistant }],
  '/media-update': [{ address: '/media-update', work: send(ORGANIZATION) }],
  '/primary-update': [
    { address: formOf('director', true), work: send(PERSON) },
    { address: formOf('assistant', true), work: send(PERSON) },
    { address: formOf('director', false), work: send({ ...PERSON, Email: 'other@gazette.example' }) },
    { address: formOf('assistant', false), work: send({ ...PERSON, Email: 'third@gazette.example' }) },
  ],
  '/add-assistant': [{ address: '/add-assistant', work: send(PERSON) }],
  '/publications': looks('/publications'),
  '/school-directory': looks(
    ...['name=high', 'city=a', 'name=high&city=a', 'leagues=Senior'].map((query) => `/school-directory?${query}`),
  ),
  '/school-directory/{Id}': looks(school('')),
  '/school-directory/admin/{Id}': looks(school('/admin')),
  '/school-directory/coaches/{Id}': looks(school('/coaches')),
  '/school-directory/super/{Id}': looks(school('/super')),
  '/school-directory/league/{Identifier}': looks('/school-directory/league/800'),
  '/site-notification': looks('/site-notification', '/site-notification?view=who-is-where'),
  '/site-notification/{activityID}': [{ address: '/site-notification/1', work: toggleOne }],
  '/credential-selection': [{ address: '/credential-selection', work: toggleOne }],
  '/agreement': [
    { address: '/agreement', work: chooseFootball },
    { address: '/agreement', left: keepCompleteAgreement, work: submitAgreement },
  ],
};

const isMedia = (route: string): boolean => !/^\/(?:login|media-listing|media-request|agreement\/)/.test(route);

const named = (route: string): OperationId[] =>
  known
    .map(({ id }) => id)
    // The login call counts for /login alone, although users can also sign in again in a dialog over any media screen.
    .filter((id) => id !== 'login' || route === '/login')
    .filter(
      (id) =>
        operations[id].screens.includes(route) ||
        (isMedia(route) && operations[id].screens.includes(EVERY_MEDIA_SCREEN[0])),
    );

/** The operations of the calls since the last reset. */
const sentNow = (isCounted: (method: string) => boolean = () => true): OperationId[] =>
  api().calls.flatMap((call) =>
    known
      .filter(({ method, match }) => isCounted(method) && method === call.method && match(call.path) !== undefined)
      .map(({ id }) => id),
  );

beforeAll(() => seedAudioRequest(api().db, 1));

test.each(Object.entries(screens))('%s sends the calls that the table names, and no others', async (route, visits) => {
  const sent: OperationId[] = [];
  for (const { address, left, work } of visits) {
    const at = typeof address === 'string' ? address : await address();
    const token = await api().token(COURIER);
    leave();
    api().reset();
    localStorage.clear();
    sessionStorage.clear();
    left?.();
    const app = await renderApp(at, isMedia(route) ? { token } : {});
    await atRest(app.store);
    sent.push(...sentNow());
    if (work === undefined) continue;
    api().reset();
    await work(app);
    await atRest(app.store);
    // A successful save leads to another screen, whose own queries do not count.
    sent.push(...sentNow((method) => method !== 'GET' || app.address() === at));
  }
  expect([...new Set(sent)].sort()).toEqual(named(route).sort());
});

test('every screen of the table is visited', () => {
  const routes = new Set(Object.values(operations).flatMap(({ screens: all }) => all));
  expect([...routes].filter((route) => !(route in screens))).toEqual([...EVERY_MEDIA_SCREEN]);
});
