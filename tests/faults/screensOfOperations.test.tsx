// Verifies CON-5.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { agreements, schools, staffRecords } from '../../mocks/db/schema';
import { operationsInContract, type OperationId } from '../../mocks/http/contract';
import { compilePath } from '../../mocks/http/matchPath';
import { demoLogins } from '../../mocks/seed';
import { EVERY_MEDIA_SCREEN, operations } from '../../scripts/conform/operations';
import { chooseEvent, chooseType, review, submittedHeading, tick } from '../support/agreementScreen';
import { audioRequest } from '../mocks/fixture/bodies';
import { completeAgreement } from '../support/completeAgreement';
import { atRest } from '../support/mediaForms';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const known = operationsInContract.map(({ id, method, path }) => ({ id, method, match: compilePath(path) }));

type App = Awaited<ReturnType<typeof renderApp>>;
type Work = (app: App) => unknown;
interface StaffKeys {
  PersonID: number;
  RecordID: number;
}

interface Visit {
  address: string | (() => Promise<string>);
  /** What the user does there. */
  work?: Work;
}

const click = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const typeAll = (texts: Readonly<Record<string, string>>): void => {
  for (const [label, text] of Object.entries(texts)) type(label, text);
};

/** Fills in a form and sends it. */
const submit =
  (texts: Readonly<Record<string, string>>): Work =>
  async () => {
    await act(async () => {
      typeAll(texts);
      await Promise.resolve();
    });
    await click('Submit');
  };

const PERSON = { 'First Name': 'Mia', 'Last Name': 'Berg', Email: 'mia@gazette.example' };

/** The person's form, with a contact record or without one. */
async function formOf(role: 'director' | 'assistant', hasContact: boolean): Promise<string> {
  const path = role === 'director' ? 'director' : 'assistants';
  const own = (await (await fetch(`${api().base}/staff/${path}/${COURIER}`)).json()) as StaffKeys | StaffKeys[];
  const [{ PersonID, RecordID } = { PersonID: 0, RecordID: 0 }] = [own].flat();
  if (!hasContact) await api().db.update(staffRecords).set({ contactId: null }).where(eq(staffRecords.id, RecordID));
  return role === 'director' ? '/primary-update' : `/primary-update?assistant=${String(PersonID)}`;
}

const school = async (page: string): Promise<string> => {
  const [first] = await api().db.select().from(schools).limit(1);
  return `/school-directory${page}/${String(first?.id)}`;
};

const AUDIO_REQUEST = '6f1c7a0e-1c52-4e0b-9d6b-2b1f0c3d4e5f';

/** Every screen, and what a user does on it. */
const screens: Readonly<Record<string, readonly Visit[]>> = {
  '/login': [
    {
      address: '/login',
      work: async () => {
        await screen.findByRole('button', { name: 'Login' });
        typeAll({ Email: demoLogins[0]?.email ?? '', Password: 'a wrong one' });
        await click('Login');
      },
    },
    {
      address: '/login',
      work: async ({ user }) => {
        await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
        await screen.findByRole('heading', { name: 'Recover your password' });
        await submit({ Email: 'editor@council-grove-courier.example', 'Organization name': 'Council Grove Courier' })({
          user,
        } as App);
      },
    },
  ],
  '/media-listing': [{ address: '/media-listing' }, { address: '/media-listing?name=prairie' }],
  '/media-listing/{identifier}': [{ address: `/media-listing/${COURIER}` }],
  '/media-request': [
    {
      address: '/media-request',
      work: async ({ user }) => {
        await requestForm.shown();
        requestForm.fill();
        await user.click(requestForm.captcha());
        await waitFor(() => requestForm.submit());
        await user.click(requestForm.submit());
      },
    },
  ],
  '/agreement/{status}/{globalId}': [{ address: `/agreement/1/${AUDIO_REQUEST}`, work: () => click(/^Approve/) }],
  '/media-change': [
    {
      address: '/media-change',
      work: async () => {
        fireEvent.click((await screen.findAllByRole('button', { name: /^Delete/ }))[0] ?? document.body);
        fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
      },
    },
  ],
  '/media-update': [
    {
      address: '/media-update',
      work: submit({ Organization: 'Daily', Type: '5', Address: '1 Main Street', Website: 'www.daily.example' }),
    },
  ],
  '/primary-update': [
    { address: () => formOf('director', true), work: submit(PERSON) },
    { address: () => formOf('assistant', true), work: submit(PERSON) },
    { address: () => formOf('director', false), work: submit({ ...PERSON, Email: 'other@gazette.example' }) },
    { address: () => formOf('assistant', false), work: submit({ ...PERSON, Email: 'third@gazette.example' }) },
  ],
  '/add-assistant': [{ address: '/add-assistant', work: submit(PERSON) }],
  '/publications': [{ address: '/publications' }],
  '/school-directory': [
    { address: '/school-directory?name=high' },
    { address: '/school-directory?city=a' },
    { address: '/school-directory?name=high&city=a' },
    { address: '/school-directory?leagues=Senior' },
  ],
  '/school-directory/{Id}': [{ address: () => school('') }],
  '/school-directory/admin/{Id}': [{ address: () => school('/admin') }],
  '/school-directory/coaches/{Id}': [{ address: () => school('/coaches') }],
  '/school-directory/super/{Id}': [{ address: () => school('/super') }],
  '/school-directory/league/{Identifier}': [{ address: '/school-directory/league/800' }],
  '/site-notification': [{ address: '/site-notification' }, { address: '/site-notification?view=who-is-where' }],
  '/site-notification/{activityID}': [
    {
      address: '/site-notification/1',
      work: async () => {
        fireEvent.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
        await click('Submit');
      },
    },
  ],
  '/credential-selection': [
    {
      address: '/credential-selection',
      work: async () => {
        fireEvent.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
        await click('Submit');
      },
    },
  ],
  '/agreement': [
    {
      address: '/agreement',
      work: async ({ user }) => {
        await chooseType(user, 'Radio or Internet Audio');
        await chooseEvent(user, { Activity: 'Football', 'Playoff Level': 'State', Class: '6A' });
        await tick(user, 'Schools', 1);
      },
    },
    {
      address: '/agreement',
      work: async () => {
        const { user } = await completeAgreement(() => renderMedia(api(), '/agreement'));
        await review(user);
        await user.click(screen.getByRole('button', { name: 'YES' }));
        await submittedHeading();
      },
    },
  ],
};

const isMedia = (route: string): boolean => !/^\/(?:login|media-listing|media-request|agreement\/)/.test(route);

const named = (route: string): OperationId[] =>
  known
    .map(({ id }) => id)
    // Signing in again, over any media screen, is the login's own call.
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

beforeAll(() =>
  api()
    .db.insert(agreements)
    .values({
      globalId: AUDIO_REQUEST,
      organizationId: 1,
      type: 'Audio',
      status: 'PENDING',
      email: audioRequest.email,
      hostEmail: audioRequest.hostEmail,
      submission: JSON.stringify(audioRequest),
      submittedAt: '2026-01-05T12:00:00.000Z',
    }),
);

test.each(Object.entries(screens))('%s sends the calls that the table names, and no others', async (route, visits) => {
  const sent: OperationId[] = [];
  for (const { address, work } of visits) {
    const at = typeof address === 'string' ? address : await address();
    api().reset();
    localStorage.clear();
    sessionStorage.clear();
    const app = await renderApp(at, isMedia(route) ? { token: await api().token(COURIER) } : {});
    await atRest(app.store);
    sent.push(...sentNow());
    if (work === undefined) continue;
    api().reset();
    await work(app);
    await atRest(app.store);
    // A save that succeeded leads to another screen, which reads for itself.
    sent.push(...sentNow((method) => method !== 'GET' || app.address() === at));
  }
  expect([...new Set(sent)].sort()).toEqual(named(route).sort());
});

test('every screen of the table is visited', () => {
  const routes = new Set(Object.values(operations).flatMap(({ screens: all }) => all));
  expect([...routes].filter((route) => !(route in screens))).toEqual([...EVERY_MEDIA_SCREEN]);
});
