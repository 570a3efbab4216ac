// Verifies GEN-6, GEN-7, STF-1, STF-2, STF-3, STF-4, STF-6, STF-7, SAV-1, A11Y-4.
// The forms that edit a contact and that add an assistant. tests/journeys/partial-saves.test.tsx tests how a save continues that
// has stopped partway.
import { fireEvent, screen } from '@testing-library/react';
import { droppedAfter, fails } from '../../mocks';
import { holdAnswer } from '../support/holdAnswer';
import { atRest } from '../support/mediaForms';
import type { MockApi } from '../support/mockApi';
import { newsroom, newsroomState, NEWSROOM } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

async function openContact(api: MockApi, address = '/primary-update') {
  const app = await renderMedia(api, address, undefined, NEWSROOM);
  await screen.findByLabelText('First Name');
  return app;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const values = { FirstName: 'Anna', LastName: 'Ruiz-Vega', Email: 'anna@gazette.example' };

function typeAll(): void {
  type('First Name', values.FirstName);
  type('Last Name', values.LastName);
  type('Email', values.Email);
}

const submit = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
};

const writesOf = (api: MockApi) =>
  api.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));

describe('the edit of a contact who has a contact record', () => {
  const api = newsroom();

  it.each([
    ['director', '/primary-update', 'Update Primary Contact', ['Ana', 'Ruiz', 'ana.ruiz@gazette.example'], 1],
    ['assistant', '/primary-update?assistant=10002', 'Update Assistant', ['Kim', 'Lee', 'kim.lee@gazette.example'], 2],
  ])('shows the %s, saves person and contact once, and leads to the media home', async (...given) => {
    const [role, path, heading, shown, place] = given;
    const { user, address } = await openContact(api(), path);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    const fields = ['First Name', 'Last Name', 'Email'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ value }) => value)).toEqual(shown);
    typeAll();
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Anna Ruiz-Vega has been saved.')).toBeInTheDocument();
    expect(await screen.findByRole('rowheader', { name: 'Anna Ruiz-Vega' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'anna@gazette.example' })).toBeInTheDocument();
    expect(address()).toBe('/media-change');
    expect(writesOf(api())).toEqual([
      { call: `PUT /staff/${role}-person/${String(10_000 + place)}`, body: values },
      { call: `PUT /staff/${role}-contact/${String(30_000 + place)}`, body: values },
    ]);
  });

  it('stays unconfirmed if the next try fails, until Finish', async () => {
    api().use(droppedAfter('/staff/director-person/{PersonID}'));
    const { user } = await openContact(api());
    type('First Name', values.FirstName);
    submit();
    const doubt = /^We’re not certain whether this was saved/;
    expect(await screen.findByText(doubt)).toBeInTheDocument();
    api().reset();
    api().use(fails({ path: /staff.director.\d/ }, 403, 'Not today.'));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('We’re not certain whether this was saved. Not today.')).toBeInTheDocument();
    expect(screen.getByText('Not confirmed: First Name and Last Name')).toBeInTheDocument();
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('Anna Ruiz has been saved.')).toBeInTheDocument();
  });

  it('says so when the assistant is no longer on the list', async () => {
    await renderMedia(api(), '/primary-update?assistant=777', undefined, NEWSROOM);
    expect(await screen.findByText('This assistant is no longer on your staff list.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Media Home' })).toHaveAttribute(
      'href',
      '/mediareact/media-change',
    );
  });
});

describe('the edit of a contact who has no contact record', () => {
  const api = newsroom({ director: 'without contact' });

  it.each([
    ['director', '/primary-update', 10_001],
    ['assistant', '/primary-update?assistant=10003', 10_003],
  ])('saves the %s, creates the contact, and links it', async (role, path, personId) => {
    await openContact(api(), path);
    typeAll();
    submit();
    await screen.findByText('Anna Ruiz-Vega has been saved.');
    expect(writesOf(api())).toEqual([
      { call: `PUT /staff/${role}-person/${String(personId)}`, body: values },
      { call: 'POST /staff/director-contact', body: values },
      {
        call: expect.stringMatching(new RegExp(`^PUT /staff/${role}-org/${String(personId + 40_000)}/\\d+$`)) as string,
      },
    ]);
    expect((await newsroomState(api())).staff).toContainEqual(
      expect.objectContaining({ FirstName: 'Anna', Email: values.Email, hasContact: true }),
    );
  });
});

describe('the edit of a primary contact who does not exist', () => {
  const api = newsroom({ director: 'none' });

  it('says who enters the first one', async () => {
    await renderMedia(api(), '/primary-update', undefined, NEWSROOM);
    expect(await screen.findByText(/You have no primary contact yet/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'media@shsaa.example' })).toBeInTheDocument();
  });
});

describe('a new assistant', () => {
  const api = newsroom();
  const openAdd = () => openContact(api(), '/add-assistant');

  it('is sent once with three POSTs whose ids are linked, and appears on the media home', async () => {
    const answer = holdAnswer(api(), { path: /assistant-org/ });
    const { address, user } = await openAdd();
    expect(screen.getByRole('heading', { level: 1, name: 'Add Assistant' })).toBeInTheDocument();
    // A warning says who is on the list already.
    type('First Name', 'kim');
    type('Last Name', 'LEE');
    expect(await screen.findByText('Kim Lee (kim.lee@gazette.example) is already on your list.')).toBeInTheDocument();
    type('First Name', 'Rae');
    type('Email', 'ray.ortiz@gazette.example');
    expect(await screen.findByText('Ray Ortiz (ray.ortiz@gazette.example) is already on your list.')).toBeVisible();
    typeAll();
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    answer();
    const notice = await screen.findByText('Anna Ruiz-Vega has been added.');
    expect(notice.closest('[role=status]')).not.toBeNull();
    expect(await screen.findByRole('rowheader', { name: 'Anna Ruiz-Vega' })).toBeInTheDocument();
    expect(address()).toBe('/media-change');
    expect(writesOf(api())).toEqual([
      { call: 'POST /staff/assistant-org/1', body: values },
      { call: 'POST /staff/assistant-person/', body: values },
      { call: 'POST /staff/assistant-contact/', body: values },
      { call: 'PUT /staff/assistant-staff/50004/10004/30003', body: undefined },
    ]);
  });

  it('is nothing to finish when the server refused the first call', async () => {
    api().use(fails({ path: /assistant-org/, times: 1 }, 422, 'Email is not in the right format.'));
    await openAdd();
    typeAll();
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved. Email is not in the right format.');
    expect(screen.getByLabelText('Email')).toHaveValue(values.Email);
    leave();
    expect(keptDrafts('newAssistant').filter(({ unfinished }) => unfinished !== undefined)).toEqual([]);
  });

  // tests/faults/afterWrites.test.ts tests the notice of every write to a user who has left the screen.
  it('leaves a user who has gone elsewhere meanwhile where they are, and says there that it has been added', async () => {
    const answer = holdAnswer(api(), { path: /assistant-org/ });
    const { address, store, user } = await openAdd();
    typeAll();
    submit();
    await user.click(screen.getByRole('link', { name: 'PSA scripts' }));
    await screen.findByRole('heading', { level: 1, name: 'Public Service Announcements' });
    answer();
    expect(await screen.findByText(/ has been added\.$/)).toBeInTheDocument();
    await atRest(store);
    expect(address()).toBe('/psa');
  });
});
