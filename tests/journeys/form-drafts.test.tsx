import { cleanup, fireEvent, screen } from '@testing-library/react';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();
const box = (label: string) => screen.getByLabelText(label);
const back = /What you had entered here before is back/;

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

describe.each(forms)('what was typed into the form of $name', ({ address, field }) => {
  let before = '';
  beforeEach(async () => {
    await open(address, field);
    before = (box(field) as HTMLInputElement).value;
    expect(screen.queryByText(back)).not.toBeInTheDocument();
    type(field, 'Zwölfaxing');
    type('Email', 'half@');
    cleanup();
  });

  it('is back after a reload, which is said, and goes when one starts over', async () => {
    const { user } = await open(address, field);
    expect(box(field)).toHaveValue('Zwölfaxing');
    expect(box('Email')).toHaveValue('half@');
    expect(screen.getByText(back)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(box(field)).toHaveValue(before);
    expect(kept()).not.toContain('Zwölf');
    cleanup();
    await open(address, field);
    expect(screen.queryByText(back)).not.toBeInTheDocument();
  });

  it('is gone after Cancel', async () => {
    const { user } = await open(address, field);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(kept()).not.toContain('Zwölf');
  });

  it('is gone after logging out', async () => {
    const { user } = await open(address, field);
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'General Information' });
    expect(kept()).not.toContain('Zwölf');
  });

  it('does no harm when it is broken', async () => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.includes('Draft'))
        sessionStorage.setItem(key, '{"version":2,"data":{"initial":{},"values":{"Email":7}}}');
    }
    await open(address, field);
    expect(box(field)).toHaveValue(before);
  });
});
