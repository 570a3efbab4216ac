// Verifies GEN-7, STF-1, STF-4, STF-6, SAV-1, SAV-2, SAV-3, SAV-5, A11Y-4.
import { fireEvent, screen } from '@testing-library/react';
import { fails } from '../../mocks';
import { holdAnswer } from '../support/holdAnswer';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();
const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };

async function openAdd() {
  const app = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
  await screen.findByLabelText('First Name');
  return app;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function typeAll(): void {
  type('First Name', values.FirstName);
  type('Last Name', values.LastName);
  type('Email', values.Email);
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** What the browser keeps of an addition that stopped partway. */
const unfinished = () => keptDrafts('newAssistant').filter((draft) => draft.unfinished !== undefined);

const writes = () =>
  api()
    .calls.filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));

it('sends three POSTs once when pressed twice, links their ids, and lists the assistant on the media home', async () => {
  const answer = holdAnswer(api(), { path: /assistant-org/ });
  const { address, user } = await openAdd();
  expect(screen.getByRole('heading', { level: 1, name: 'Add Assistant' })).toBeInTheDocument();
  typeAll();
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
  answer();
  const notice = await screen.findByText('Mia Berg has been added.');
  expect(notice.closest('[role=status]')).not.toBeNull();
  expect(await screen.findByRole('rowheader', { name: 'Mia Berg' })).toBeInTheDocument();
  expect(address()).toBe('/media-change');
  expect(writes()).toEqual([
    { call: 'POST /staff/assistant-org/1', body: values },
    { call: 'POST /staff/assistant-person/', body: values },
    { call: 'POST /staff/assistant-contact/', body: values },
    { call: 'PUT /staff/assistant-staff/50004/10004/30003', body: undefined },
  ]);
});

it('warns when someone with that name or e-mail is on the list', async () => {
  await openAdd();
  type('First Name', 'kim');
  type('Last Name', 'LEE');
  expect(await screen.findByText('Kim Lee (kim.lee@gazette.example) is already on your list.')).toBeInTheDocument();
  type('First Name', 'Rae');
  type('Email', 'ray.ortiz@gazette.example');
  expect(await screen.findByText('Ray Ortiz (ray.ortiz@gazette.example) is already on your list.')).toBeVisible();
});

describe('an addition that stopped partway', () => {
  /** Opened anew after the reload. */
  async function openInterrupted() {
    api().use(fails({ path: '/staff/assistant-contact', times: 1 }));
    await openAdd();
    typeAll();
    press('Submit');
    await screen.findByRole('button', { name: 'Finish' });
    leave();
    api().reset();
    return openAdd();
  }

  it('is finished after a reload with later changes and creates nothing twice', async () => {
    await openInterrupted();
    expect(screen.getByText(/Your changes are still here. Choose Finish to save the rest./)).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('Mia');
    expect(screen.getByLabelText('Email')).toHaveValue(values.Email);
    type('First Name', 'Maria');
    press('Finish');
    await screen.findByText('Maria Berg has been added.');
    expect(writes().map(({ call }) => call)).toEqual([
      'POST /staff/assistant-contact/',
      'PUT /staff/assistant-staff/50004/10004/30003',
      'PUT /staff/assistant-person/10004',
    ]);
    expect(await screen.findByRole('rowheader', { name: 'Maria Berg' })).toBeInTheDocument();
  });

  it('is left as it is on request', async () => {
    await openInterrupted();
    press('Keep as is');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
    leave();
    expect(unfinished()).toEqual([]);
  });

  it('is nothing to finish when the server refused the first call', async () => {
    api().use(fails({ path: /assistant-org/, times: 1 }, 422, 'Email is not in the right format.'));
    await openAdd();
    typeAll();
    press('Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved. Email is not in the right format.');
    expect(screen.getByLabelText('Email')).toHaveValue(values.Email);
    leave();
    expect(unfinished()).toEqual([]);
  });
});
