// Verifies DRF-1, DRF-2, DRF-3, DRF-4, DRF-5, DRF-8, REL-3, STF-3, A11Y-2.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holdAnswer } from '../support/holdAnswer';
import { NEWSROOM } from '../support/newsroom';
import { keptDrafts, putPersisted, readPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const unsubmitted = /not submitted\./;

async function open(address: string, label: string) {
  const app = await renderMedia(api(), address, undefined, NEWSROOM);
  await screen.findByLabelText(label);
  return app;
}

function type(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
}

const kept = (): string => JSON.stringify([sessionStorage, localStorage]);
/** Waits, because drafts are written to the browser's storage after a delay. */
const keeps = (text: RegExp) =>
  waitFor(() => {
    expect(kept()).toMatch(text);
  });

test('a full storage is told once, when the first draft cannot be stored', async () => {
  await open('/add-assistant', 'Last Name');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type('Last Name', 'Gale');
  expect(await screen.findByText(/^This browser’s storage is full or turned off/)).toBeInTheDocument();
  type('First Name', 'Dorothy');
  await screen.findByText('2 changes not submitted.');
  expect(screen.getAllByText(/^This browser’s storage is full or turned off/)).toHaveLength(1);
  write.mockRestore();
});

test('a form that is opened while a saved record is still being read shows what was saved', async () => {
  const { user } = await open('/primary-update', 'Last Name');
  type('Last Name', 'Zwölfaxing');
  const read = holdAnswer(api(), { method: 'GET', path: '/staff/director/{identifier}', after: 1 });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/Zwölfaxing has been saved\./);
  const row = await screen.findByRole('row', { name: /Zwölfaxing/ });
  await user.click(within(row).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Last Name')).toHaveValue('Zwölfaxing');
  read();
});

// tests/journeys/draft-lifetimes.test.tsx tests a reload with every form.
test('input survives a reload with a notice, and is removed by Discard, which leads to the first field', async () => {
  await open('/media-update', 'Organization');
  const before = field('Organization').value;
  expect(screen.queryByText(unsubmitted)).not.toBeInTheDocument();
  type('Organization', 'Zwölfaxing');
  type('Email', 'half@');
  leave();

  const { user } = await open('/media-update', 'Organization');
  expect(field('Organization')).toHaveValue('Zwölfaxing');
  expect(field('Email')).toHaveValue('half@');
  expect(screen.getByText('2 changes not submitted.')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Discard changes' }).focus();
  await user.keyboard('{Enter}');
  expect(field('Organization')).toHaveValue(before);
  expect(field('Organization')).toHaveFocus();
  expect(screen.queryByText(unsubmitted)).not.toBeInTheDocument();
  expect(kept()).not.toContain('Zwölf');
  leave();
  expect(kept()).not.toContain('Zwölf');
});

test('input is removed by Cancel, even when typed at the last moment', async () => {
  const { user } = await open('/media-update', 'Organization');
  type('Organization', 'Zwölfaxing');
  await keeps(/Zwölf/);
  type('Organization', 'Zwölfaxing-Süd');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(kept()).not.toContain('Zwölf');
  await screen.findByRole('heading', { level: 1, name: 'Media Home' });
  leave();
  expect(kept()).not.toContain('Zwölf');
});

const BOX = 'Kim Lee, Fischer Field, Newton';

test('toggles that are not submitted are told everywhere, with the way back, until they are discarded', async () => {
  const first = await open('/site-notification/1', BOX);
  await first.user.click(field(BOX));
  await first.user.click(field('Ray Ortiz, Fischer Field, Newton'));
  leave();

  const { user, address } = await renderMedia(api(), '/publications', undefined, NEWSROOM);
  const nav = within(await screen.findByRole('navigation', { name: 'Media area' }));
  const entry = (name: string) => nav.getByRole('link', { name }).closest('li');
  const main = () => within(screen.getByRole('main'));
  await waitFor(() => {
    expect(entry('Site Notification')).toHaveTextContent('2 changes not submitted');
  });
  expect(entry('Broadcast Agreements')).not.toHaveTextContent('not submitted');

  await user.click(nav.getByRole('link', { name: /^Site Notification/ }));
  const marks = await main().findAllByText('2 changes not submitted');
  expect(marks).toHaveLength(1);
  expect(marks[0]?.closest('li')).toHaveTextContent('Football');

  const openSeason = async () => {
    await user.click(nav.getByRole('link', { name: 'Media Home' }));
    return within(await screen.findByRole('region', { name: 'Your season' }));
  };
  await user.click(await (await openSeason()).findByRole('link', { name: /Continue.*: Football/ }));
  expect(address()).toBe('/site-notification/1');
  expect(await screen.findByLabelText(BOX)).toBeChecked();

  const season = await openSeason();
  expect(await season.findAllByText('2 changes not submitted')).not.toEqual([]);
  season.getByRole('button', { name: /Discard.*: Football/ }).focus();
  await user.keyboard('{Enter}');
  expect(season.getByRole('heading', { name: 'Your season' })).toHaveFocus();
  expect(season.queryByRole('button', { name: /^Discard/ })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(entry('Site Notification')).not.toHaveTextContent('not submitted');
  });
  expect(keptDrafts('attendance')).toEqual([]);
});

describe('two tabs of one organization', () => {
  type Drafts = Record<string, { value: Record<string, unknown>; editedAt: number }>;

  /** Another tab has changed the draft that this one has stored, and may have stored others. */
  function otherTabWrites(change: (value: Record<string, unknown>) => object, others: object = {}): void {
    const [[key, own] = ['', { value: {}, editedAt: 0 }]] = Object.entries(
      readPersisted('persist:drafts')?.entries as Drafts,
    );
    const changed = { ...own, value: change(own.value), changes: 2, editedAt: Date.now() + 1 };
    putPersisted('persist:drafts', { entries: { [key]: changed, ...others } });
    const newValue = localStorage.getItem('persist:drafts');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'persist:drafts', newValue }));
    });
  }

  test('show each other’s later changes with a notice and do not overwrite other drafts', async () => {
    const { address } = await open('/add-assistant', 'First Name');
    type('First Name', 'Mia');
    await keeps(/Mia/);
    const director = { owner: NEWSROOM, form: 'director', subject: '7', value: { FirstName: 'Ana' }, changes: 1 };
    otherTabWrites((value) => ({ ...value, FirstName: 'Maria' }), {
      [`${NEWSROOM}/director/7`]: { ...director, editedAt: Date.now() },
    });
    await waitFor(() => {
      expect(field('First Name')).toHaveValue('Maria');
    });
    expect(screen.getByText(/Another tab changed this form\./)).toBeInTheDocument();

    type('Last Name', 'Berg');
    await waitFor(() => {
      expect(screen.queryByText(/Another tab changed this form\./)).not.toBeInTheDocument();
    });
    expect(address()).toBe('/add-assistant');
    leave();
    expect(readPersisted('persist:drafts')?.entries).toMatchObject({
      [`${NEWSROOM}/newAssistant/`]: { value: { FirstName: 'Maria', LastName: 'Berg' } },
      [`${NEWSROOM}/director/7`]: { value: { FirstName: 'Ana' } },
    });
  });

  test('leave the field that one is typing in until it is left, and send what both have typed once it was seen', async () => {
    const { user } = await open('/add-assistant', 'First Name');
    type('Email', 'mia@courier.example');
    await user.type(field('First Name'), 'Mia');
    await keeps(/Mia/);
    otherTabWrites((value) => ({ ...value, LastName: 'Berg' }));
    expect(screen.getByText(/Another tab changed this form\./)).toBeInTheDocument();
    await user.type(field('First Name'), '-Lou');
    await keeps(/Mia-Lou.*Berg/);
    expect(field('First Name')).toHaveFocus();
    expect(field('Last Name')).toHaveValue('');
    expect(screen.getByText(/Another tab changed this form\./)).toBeInTheDocument();

    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(field('First Name')).toHaveValue('Mia-Lou');
    expect(field('Last Name')).toHaveValue('Berg');

    await user.type(field('First Name'), 'ise');
    await keeps(/Mia-Louise/);
    otherTabWrites((value) => ({ ...value, LastName: 'Berger' }));
    // What the other tab has typed is shown before it is sent.
    await user.keyboard('{Enter}');
    await screen.findByText('Another tab changed this form. Please check it and submit again.');
    expect(field('Last Name')).toHaveValue('Berger');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Mia-Louise Berger has been added.');
  });

  test('show in the attendance grid what the other has toggled', async () => {
    const { user } = await open('/site-notification/1', BOX);
    await user.click(field(BOX));
    await keeps(/attendance/);
    otherTabWrites((edits) => Object.fromEntries(Object.keys(edits).map((site) => [site, {}])));
    expect(await screen.findByText('Another tab changed this grid.')).toBeInTheDocument();
    expect(field(BOX)).not.toBeChecked();
  });
});
