// Verifies SAV-1, SAV-2, REL-2.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { answersHtml, droppedAfter, fails, type Scenario } from '../../mocks';
import { createMockApi, type MockApi } from '../support/mockApi';
import { closeWhenIdle, NEWSROOM, seedNewsroom } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

let api: MockApi;
afterEach(() => closeWhenIdle(api));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const writes = () => api.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path.split('/', 3).join('/'));

interface Case {
  address: string;
  typed: Readonly<Record<string, string>>;
  fault: Scenario;
  said: RegExp;
  outcomes: readonly string[];
  sent: readonly string[];
  finishes: readonly string[];
  reloads?: true;
}
const PERSON = { 'First Name': 'Mia', 'Last Name': 'Berg', Email: 'mia@gazette.example' };
const PARTLY = /^Only part of this was saved\. /;
const UNSURE = /^We’re not certain whether /;

test.each<Case>([
  {
    address: '/media-update',
    typed: { Organization: 'Daily Gazette' },
    fault: fails({ path: /update-address/, times: 1 }, 500, 'Out of order.'),
    said: PARTLY,
    outcomes: [
      'Saved: Organization',
      'Not saved: Address, City, State and Zip',
      'Not saved: Phone, Fax, Email and Website',
      'Not saved: Type',
    ],
    sent: ['/org/update-name', '/org/update-address'],
    finishes: ['/org/update-address', '/org/update-contact', '/org/update-type'],
    reloads: true,
  },
  {
    address: '/primary-update?assistant=10003',
    typed: PERSON,
    fault: droppedAfter({ path: /assistant-org/, times: 1 }),
    said: UNSURE,
    outcomes: [
      'Saved: First Name and Last Name',
      'Saved: Email',
      'Not confirmed: Linking the new email to this person',
    ],
    sent: ['/staff/assistant-person', '/staff/director-contact', '/staff/assistant-org'],
    finishes: [],
  },
  {
    address: '/add-assistant',
    typed: PERSON,
    fault: answersHtml({ path: /assistant-person/, times: 1 }),
    said: UNSURE,
    outcomes: [
      'Saved: Staff record',
      'Not confirmed: First Name and Last Name',
      'Not saved: Email',
      'Not saved: Adding the assistant to your list',
    ],
    sent: ['/staff/assistant-org', '/staff/assistant-person'],
    finishes: ['/staff/assistant-person', '/staff/assistant-contact', '/staff/assistant-staff'],
  },
])('$address says which parts are saved, and Finish sends the rest', async (each) => {
  api = await createMockApi({ seed: seedNewsroom() });
  api.use(each.fault);
  const open = () => renderMedia(api, each.address, undefined, NEWSROOM);
  const isTyped = () => Object.entries(each.typed).every(([label, text]) => field(label).value === text);
  const expectOutcomes = (said: RegExp, outcomes: readonly string[]) => {
    const list = within(screen.getByText(said).parentElement ?? document.body);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(outcomes);
    expect(isTyped()).toBe(true);
  };
  const app = await open();
  await screen.findByRole('button', { name: 'Submit' });
  for (const [label, value] of Object.entries(each.typed)) fireEvent.change(field(label), { target: { value } });
  press('Submit');
  await screen.findByRole('button', { name: 'Finish' });
  expectOutcomes(each.said, each.outcomes);
  expect(screen.getByRole('alert')).toBeVisible();
  const typed = Object.keys(each.typed).length;
  expect(screen.getByText(typed === 1 ? '1 change not submitted.' : `${typed} changes not submitted.`)).toBeVisible();
  expect(writes()).toEqual(each.sent);
  api.reset();
  if (each.reloads) {
    app.unmount();
    await open();
    await screen.findByRole('button', { name: 'Finish' });
    expectOutcomes(
      PARTLY,
      each.outcomes.map((text) => text.replace('Not saved: Address', 'Not confirmed: Address')),
    );
  }
  press('Finish');
  await screen.findByRole('heading', { level: 1, name: 'Media Home' });
  expect(writes()).toEqual(each.finishes);
  cleanup();
  leave();
  expect(keptDrafts()).toEqual([]);
});
