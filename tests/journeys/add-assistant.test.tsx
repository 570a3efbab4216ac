// Verifies GEN-7, STF-1, STF-4, STF-6, SAV-1, SAV-2, SAV-3, SAV-5.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { dropped, fails } from '../../mocks';
import { holdAnswer } from '../support/holdAnswer';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

async function openAdd() {
  const app = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
  await screen.findByLabelText('First Name');
  return app;
}

const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function typeAll(): void {
  type('First Name', values.FirstName);
  type('Last Name', values.LastName);
  type('Email', values.Email);
}

const submit = (name = 'Submit') => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** What the browser keeps of an addition that stopped partway. */
const unfinished = () => keptDrafts('newAssistant').filter((draft) => draft.unfinished !== undefined);

const writes = () =>
  api()
    .calls.filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));

describe('adding an assistant', () => {
  it('sends three POSTs, links their ids, and lists the assistant on the media home', async () => {
    const { address } = await openAdd();
    expect(screen.getByRole('heading', { level: 1, name: 'Add Assistant' })).toBeInTheDocument();
    typeAll();
    submit();
    expect(await screen.findByText('Mia Berg has been added.')).toBeInTheDocument();
    expect(await screen.findByRole('rowheader', { name: 'Mia Berg' })).toBeInTheDocument();
    expect(address()).toBe('/media-change');
    expect(writes()).toEqual([
      { call: 'POST /staff/assistant-org/1', body: values },
      { call: 'POST /staff/assistant-person/', body: values },
      { call: 'POST /staff/assistant-contact/', body: values },
      { call: 'PUT /staff/assistant-staff/50004/10004/30003', body: undefined },
    ]);
  });

  it('says that the email is not one and sends nothing', async () => {
    await openAdd();
    typeAll();
    type('Email', 'mia@');
    submit();
    expect(await screen.findByText('please enter a valid email address')).toBeInTheDocument();
    expect(writes()).toEqual([]);
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

  it('adds one assistant when Submit is clicked twice', async () => {
    const answer = holdAnswer(api(), { path: /assistant-org/ });
    const { user } = await openAdd();
    typeAll();
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    answer();
    await screen.findByText('Mia Berg has been added.');
    expect(writes()).toHaveLength(4);
  });

  it('finishes after a reload with the typed values when only the last call is missing', async () => {
    api().use(dropped({ path: /assistant-staff/, times: 1 }));
    const first = await openAdd();
    typeAll();
    submit();
    await screen.findByRole('button', { name: 'Finish' });
    first.unmount();
    api().reset();

    await openAdd();
    expect(screen.getByText(/Your changes are still here. Choose Finish to save the rest./)).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('Mia');
    expect(screen.getByLabelText('Email')).toHaveValue(values.Email);
    submit('Finish');
    await screen.findByRole('rowheader', { name: 'Mia Berg' });
    expect(writes().map(({ call }) => call)).toEqual(['PUT /staff/assistant-staff/50004/10004/30003']);
  });

  it('finishes after a reload with later changes and creates nothing twice', async () => {
    api().use(fails({ path: '/staff/assistant-contact', times: 1 }));
    const first = await openAdd();
    typeAll();
    submit();
    await screen.findByRole('button', { name: 'Finish' });
    first.unmount();
    api().reset();

    await openAdd();
    expect(screen.getByLabelText('First Name')).toHaveValue('Mia');
    type('First Name', 'Maria');
    submit('Finish');
    await screen.findByText('Maria Berg has been added.');
    expect(writes().map(({ call }) => call)).toEqual([
      'POST /staff/assistant-contact/',
      'PUT /staff/assistant-staff/50004/10004/30003',
      'PUT /staff/assistant-person/10004',
    ]);
    expect(await screen.findByRole('rowheader', { name: 'Maria Berg' })).toBeInTheDocument();
  });

  it('starts over when the user leaves the interrupted addition as it is', async () => {
    api().use(fails({ path: '/staff/assistant-contact', times: 1 }));
    const first = await openAdd();
    typeAll();
    submit();
    await screen.findByRole('button', { name: 'Finish' });
    first.unmount();

    const { user } = await openAdd();
    await user.click(screen.getByRole('button', { name: 'Keep as is' }));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
    cleanup();
    leave();
    expect(unfinished()).toEqual([]);
  });

  it('leaves nothing to finish when the server refuses the first call', async () => {
    api().use(fails({ path: /assistant-org/, times: 1 }, 422, 'Email is not in the right format.'));
    await openAdd();
    typeAll();
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved. Email is not in the right format.');
    expect(screen.getByLabelText('Email')).toHaveValue(values.Email);
    cleanup();
    leave();
    expect(unfinished()).toEqual([]);
  });
});
