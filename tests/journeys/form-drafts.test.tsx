// Verifies DRF-1, DRF-2, DRF-3, DRF-6, DRF-8, REL-3, STF-3.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { holdAnswer } from '../support/holdAnswer';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { putPersisted, readPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();
const box = (label: string) => screen.getByLabelText(label);
const unsubmitted = /not submitted\./;

const forms = [
  { name: 'the organization', address: '/media-update', field: 'Organization' },
  { name: 'the primary contact', address: '/primary-update', field: 'Last Name' },
  { name: 'a new assistant', address: '/add-assistant', field: 'Last Name' },
];

async function open(address: string, field: string) {
  const app = await renderMedia(api(), address, undefined, NEWSROOM);
  await screen.findByLabelText(field);
  return app;
}

function type(field: string, text: string): void {
  fireEvent.change(box(field), { target: { value: text } });
}

const kept = (): string => JSON.stringify([sessionStorage, localStorage]);

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
  const read = holdAnswer(api(), { method: 'GET', path: '/staff/director/{identifier}' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/Zwölfaxing has been saved\./);
  const row = await screen.findByRole('row', { name: /Zwölfaxing/ });
  await user.click(within(row).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Last Name')).toHaveValue('Zwölfaxing');
  read();
});

describe.each(forms)('input in the form of $name', ({ address, field }) => {
  let before = '';
  beforeEach(async () => {
    await open(address, field);
    before = (box(field) as HTMLInputElement).value;
    expect(screen.queryByText(unsubmitted)).not.toBeInTheDocument();
    type(field, 'Zwölfaxing');
    type('Email', 'half@');
    cleanup();
  });

  it('survives a reload with a notice and is removed by Discard', async () => {
    const { user } = await open(address, field);
    expect(box(field)).toHaveValue('Zwölfaxing');
    expect(box('Email')).toHaveValue('half@');
    expect(screen.getByText('2 changes not submitted.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(box(field)).toHaveValue(before);
    expect(screen.queryByText(unsubmitted)).not.toBeInTheDocument();
    expect(kept()).not.toContain('Zwölf');
    cleanup();
    await open(address, field);
    expect(box(field)).toHaveValue(before);
    expect(screen.queryByText(unsubmitted)).not.toBeInTheDocument();
  });

  it('is removed by Cancel, even when typed at the last moment', async () => {
    const { user } = await open(address, field);
    type(field, 'Zwölfaxing-Süd');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(kept()).not.toContain('Zwölf');
    await screen.findByRole('heading', { level: 1, name: 'Media Home' });
    cleanup();
    leave();
    expect(kept()).not.toContain('Zwölf');
  });

  it('is ignored when its stored value is corrupt', async () => {
    leave();
    const { entries = {} } = (readPersisted('persist:drafts') ?? {}) as { entries?: object };
    expect(Object.keys(entries)).toHaveLength(1);
    const broken = Object.entries(entries).map(([key, draft]) => [key, { ...(draft as object), value: { Email: 7 } }]);
    putPersisted('persist:drafts', { entries: Object.fromEntries(broken) as object });
    await open(address, field);
    expect(box(field)).toHaveValue(before);
  });
});
