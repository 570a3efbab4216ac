// Verifies DRF-1, DRF-2, DRF-3, DRF-6, REL-3.
import { cleanup, fireEvent, screen } from '@testing-library/react';
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

  it('is removed by logout', async () => {
    const { user } = await open(address, field);
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'General Information' });
    expect(kept()).not.toContain('Zwölf');
  });

  it('is ignored when its stored value is corrupt', async () => {
    leave();
    const { entries = {} } = (readPersisted('persist:drafts') ?? {}) as { entries?: object };
    expect(Object.keys(entries)).toHaveLength(1);
    const broken = Object.entries(entries).map(([key, draft]) => [
      key,
      { ...(draft as object), value: { values: { Email: 7 } } },
    ]);
    putPersisted('persist:drafts', { entries: Object.fromEntries(broken) as object });
    await open(address, field);
    expect(box(field)).toHaveValue(before);
  });
});
