// Verifies GEN-6, GEN-7, GEN-27, STF-5, STF-6, STF-8, SAV-2, SAV-3, A11Y-2.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropped, fails } from '../../mocks';
import { holdAnswer } from '../support/holdAnswer';
import { openSeveral } from '../support/mediaForms';
import { newsroom, newsroomState, NEWSROOM } from '../support/newsroom';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

async function openAdd() {
  const app = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
  await openSeveral();
  return app;
}

const TABLE =
  'Last Name\tFirst Name\tE-mail\nBerg\tMia\tmia@gazette.example\nLee\tKim\tkim.lee@gazette.example\nFox\tBo\tbo@\nDay\tLou\tlou@gazette.example';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const paste = (text = TABLE) => type('Table of assistants', text);
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const preview = () => screen.getByRole('table', { name: 'Rows to add, with their results' });
const results = () =>
  within(preview())
    .getAllByRole('row')
    .slice(1)
    // Without the words of its buttons.
    .map((row) => within(row).getAllByRole('cell')[3]?.querySelector('span')?.textContent);

const writes = () =>
  api()
    .calls.filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
const firstNames = async () => (await newsroomState(api())).staff.map(({ FirstName }) => FirstName);
const timesOn = async (name: string) => (await firstNames()).filter((other) => other === name).length;

it('shows the parsed columns, adds each valid row once when pressed twice, and one more after its correction', async () => {
  const answer = holdAnswer(api(), { path: /assistant-org/ });
  const { user } = await openAdd();
  paste();
  expect(screen.getByLabelText('First Name, row 1')).toHaveValue('Mia');
  expect(screen.getByLabelText('Last Name, row 1')).toHaveValue('Berg');
  expect(screen.getByLabelText('Email, row 3')).toBeInvalid();
  expect(screen.getByLabelText('Email, row 3')).toHaveAccessibleDescription(
    'Will be skipped: please enter a valid email address',
  );
  expect(results()).toEqual([
    'Not added yet',
    'Will be skipped: Already on your list',
    'Will be skipped: please enter a valid email address',
    'Not added yet',
  ]);
  await user.dblClick(screen.getByRole('button', { name: 'Add 2' }));
  answer();
  expect(await screen.findByText('2 of 4 rows have been added.')).toBeInTheDocument();
  expect(results().filter((result) => result === 'Added')).toHaveLength(2);
  expect(writes()).toHaveLength(8);
  expect((await firstNames()).sort()).toEqual(['Ana', 'Kim', 'Lou', 'Mia', 'Ray']);

  type('Email, row 3', 'bo@gazette.example');
  press('Add 1');
  await screen.findByText('3 of 4 rows have been added.');
  expect(writes()).toHaveLength(12);
  expect((await firstNames()).sort()).toEqual(['Ana', 'Bo', 'Kim', 'Lou', 'Mia', 'Ray']);
});

it('continues after a refused row, which keeps its values and can be retried alone', async () => {
  api().use(fails({ path: '/staff/assistant-contact', times: 1 }, 422, 'Email is not in the right format.'));
  await openAdd();
  paste();
  press('Add 2');
  await screen.findByText('1 of 4 rows have been added.');
  expect(results()[0]).toBe('Only partly added. Email is not in the right format.');
  expect(screen.getByLabelText('Email, row 1')).toHaveValue('mia@gazette.example');
  api().reset();
  type('Email, row 1', 'mia.berg@gazette.example');
  press('Try again: Mia Berg');
  await screen.findByText('2 of 4 rows have been added.');
  // The record and the person that were there already are not created again.
  expect(writes().slice(0, 2)).toEqual([
    'POST /staff/assistant-contact/',
    'PUT /staff/assistant-staff/50004/10004/30004',
  ]);
  await expect(timesOn('Mia')).resolves.toBe(1);
  expect((await newsroomState(api())).staff.find(({ FirstName }) => FirstName === 'Mia')).toMatchObject({
    Email: 'mia.berg@gazette.example',
  });
});

it('stops when further rows would fail too, and continues after a reload, with text and corrections', async () => {
  api().use(dropped({ path: /assistant-person/ }));
  await openAdd();
  paste();
  type('Last Name, row 4', 'Daye');
  press('Add 2');
  await screen.findByRole('button', { name: 'Try again: Mia Berg' });
  expect(results()).toEqual([
    expect.stringMatching(/^We’re not certain whether all of this was added: /),
    'Skipped: Already on your list',
    'Skipped: please enter a valid email address',
    'Not added yet',
  ]);
  expect(writes()).toEqual(['POST /staff/assistant-org/1', 'POST /staff/assistant-person/']);
  leave();
  api().reset();

  await openAdd();
  expect(screen.getByLabelText('Table of assistants')).toHaveValue(TABLE);
  expect(screen.getByLabelText('Last Name, row 4')).toHaveValue('Daye');
  // The interrupted save belongs to the table: the form for a single assistant has Submit, not Finish.
  expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
  press('Add 2');
  await screen.findByText('2 of 4 rows have been added.');
  expect(writes().slice(0, 3)).toEqual([
    'POST /staff/assistant-person/',
    'POST /staff/assistant-contact/',
    'PUT /staff/assistant-staff/50004/10004/30003',
  ]);
  await expect(timesOn('Mia')).resolves.toBe(1);
});

it.each([
  [1, /^1 of 2 assistants has been added\. We’re not certain whether all of this was added: .+ What was not added is/],
  [0, /^2 of 2 assistants have been added\.$/],
])('says how a run of which %s failed has ended to a user who has left', async (times, text) => {
  const answer = holdAnswer(api(), { path: /assistant-org/, times: 1 });
  api().use(dropped({ path: '/staff/assistant-contact', after: 1, times }));
  const { user } = await openAdd();
  paste();
  press('Add 2');
  await user.click(screen.getByRole('link', { name: 'PSA scripts' }));
  await screen.findByText('Public Service Announcements', { selector: 'h1' });
  answer();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('marks a row as interrupted when the page was reloaded during its save', async () => {
  const answer = holdAnswer(api(), { path: /assistant-staff/ });
  await openAdd();
  paste();
  press('Add 2');
  await waitFor(() => {
    expect(writes()).toContain('PUT /staff/assistant-staff/50004/10004/30003');
  });
  leave();
  answer();
  await openAdd();
  expect(screen.getByText('It was interrupted before it finished.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep as is: Mia Berg' })).toBeInTheDocument();
});

it('swaps names, skips rows, and adds a namesake only on request, and each button that goes passes the focus on', async () => {
  const { user } = await openAdd();
  const pressEnter = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  const source = screen.getByLabelText('Table of assistants');
  paste('Berg,Mia,mia@gazette.example');
  await pressEnter('Remove: Berg Mia');
  expect(source).toHaveFocus();
  paste('Berg,Mia,mia@gazette.example\n');
  await pressEnter('Discard the table');
  expect(source).toHaveFocus();
  paste('Berg,Mia,mia@gazette.example\nLee,Kim,other.kim@gazette.example\nDay,Lou,lou@gazette.example');
  press('Swap first and last names');
  expect(screen.getByLabelText('First Name, row 1')).toHaveValue('Mia');
  await pressEnter('Remove: Lou Day');
  expect(preview()).toHaveFocus();
  press('Add anyway: Kim Lee');
  await pressEnter('Add 2');
  const result = await screen.findByText('2 of 2 rows have been added.');
  await waitFor(() => {
    expect(result.closest('[tabindex]')).toHaveFocus();
  });
  expect(screen.getAllByRole('link', { name: 'Media Home' }).at(-1)).toHaveAttribute(
    'href',
    '/mediareact/media-change',
  );
  await expect(timesOn('Kim')).resolves.toBe(2);
  await expect(timesOn('Lou')).resolves.toBe(0);
});

it('reads a file, also without UTF-8, and says when it cannot, when it finds nobody, and when it is too long', async () => {
  await openAdd();
  // jsdom's files do not return their bytes.
  const choose = (name: string, bytes: Uint8Array) => {
    const file = Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes) });
    const control = screen.getByLabelText('Choose a file with the table, or drop it here');
    fireEvent.change(control, { target: { files: [file] } });
  };
  for (const text of ['First Name\tLast Name\tEmail\n', '620-555-0144\n620-555-0145']) {
    paste(text);
    expect(screen.getByText(/^We found nobody to add here/)).toBeInTheDocument();
  }
  // A user can only drop this file, because the browser's file chooser would not offer it.
  choose('staff.xlsx', Buffer.from('not a table'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t read staff.xlsx. Save the table as CSV');
  choose('staff.csv', Buffer.from('René;Roy;rene@gazette.example', 'latin1'));
  expect(await screen.findByLabelText('First Name, row 1')).toHaveValue('René');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/^We found nobody/)).not.toBeInTheDocument();
  choose('none.csv', Buffer.from(''));
  expect(await screen.findByRole('alert')).toHaveTextContent('none.csv is empty.');
  expect(results()).toHaveLength(1);

  paste('Reyes\tAna\tana.reyes@gazette.example\nDay\tLou\tlou.day@gazette.example');
  expect(results()).toEqual(Array(2).fill('Will be skipped: Check the first and last name'));
  press('All are right as they are');
  expect(results()).toEqual(['Not added yet', 'Not added yet']);
  expect(screen.getByRole('button', { name: 'Add 2' })).toBeInTheDocument();

  paste(Array.from({ length: 201 }, (_, index) => `A\tB\tp${String(index)}@gazette.example`).join('\n'));
  const tooLong = await screen.findByText(/This table has 201 rows\. You can add up to 200 people/);
  expect(tooLong.closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('asks in the row what the table leaves open, and adds it once it is corrected or confirmed', async () => {
  await openAdd();
  paste(
    [
      'Employee Name\tWork Email\tMobile',
      'Ana Reyes\t\u200Bana.reyes@gazette.example\t620-555-0144',
      'Mia Lou Berg\tdesk@gazette.example\t',
      'Bo Fox\tbo@gazette.example; fox@gazette.example\t',
      '620-555-0145\tlou@gazette.example\t',
    ].join('\n'),
  );
  expect(results()).toEqual([
    'Not added yet',
    'Will be skipped: Check the first and last name',
    'Will be skipped: Check the email: this line has several',
    'Will be skipped: First Name is required. Last Name is required',
  ]);
  expect(screen.getByLabelText('First Name, row 1')).toHaveValue('Ana');
  expect(screen.getByLabelText('Last Name, row 1')).toHaveValue('Reyes');
  expect(screen.getByLabelText('Last Name, row 4')).toHaveValue('');
  press('Right as it is: Mia Lou Berg');
  type('First Name, row 3', 'Bob');
  expect(results()[2]).toBe('Will be skipped: Check the email: this line has several');
  type('Email, row 3', 'fox@gazette.example');
  type('First Name, row 4', 'Lou');
  type('Last Name, row 4', '620-555-0145');
  expect(results()[3]).toBe('Will be skipped: Check the first and last name');
  expect(screen.queryByRole('button', { name: 'Right as it is: Lou 620-555-0145' })).not.toBeInTheDocument();
  press('Add 3');
  await screen.findByText('3 of 4 rows have been added.');
  const { staff } = await newsroomState(api());
  expect(staff.filter(({ FirstName }) => ['Ana', 'Mia Lou', 'Bob'].includes(String(FirstName)))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ LastName: 'Reyes', Email: 'ana.reyes@gazette.example' }),
      expect.objectContaining({ LastName: 'Berg', Email: 'desk@gazette.example' }),
      expect.objectContaining({ LastName: 'Fox', Email: 'fox@gazette.example' }),
    ]),
  );
});
