// Verifies GEN-7, STF-5, STF-6, SAV-2, SAV-3.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropped, droppedAfter, fails } from '../../mocks';
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

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const paste = (text = TABLE) => {
  type('Table of assistants', text);
};
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

describe('adding several assistants by pasting a table', () => {
  it('shows the parsed columns, adds the valid rows, and reports the outcome of each', async () => {
    await openAdd();
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
    press('Add 2');
    expect(await screen.findByText('2 of 4 rows have been added.')).toBeInTheDocument();
    expect(results().filter((result) => result === 'Added')).toHaveLength(2);
    expect(writes()).toHaveLength(8);
    expect((await firstNames()).sort()).toEqual(['Ana', 'Kim', 'Lou', 'Mia', 'Ray']);
  });

  it('adds a row after its correction, and nobody twice', async () => {
    await openAdd();
    paste();
    press('Add 2');
    await screen.findByText('2 of 4 rows have been added.');
    type('Email, row 3', 'bo@gazette.example');
    press('Add 1');
    await screen.findByText('3 of 4 rows have been added.');
    expect(writes()).toHaveLength(12);
    await expect(timesOn('Mia')).resolves.toBe(1);
    await expect(timesOn('Bo')).resolves.toBe(1);
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

  it('stops when further rows would fail too, and continues with one button', async () => {
    api().use(dropped({ path: /assistant-person/ }));
    await openAdd();
    paste();
    press('Add 2');
    await screen.findByRole('button', { name: 'Try again: Mia Berg' });
    expect(results()).toEqual([
      expect.stringMatching(/^We’re not certain whether all of this was added: /),
      'Skipped: Already on your list',
      'Skipped: please enter a valid email address',
      'Not added yet',
    ]);
    expect(writes()).toEqual(['POST /staff/assistant-org/1', 'POST /staff/assistant-person/']);
    api().reset();
    press('Add 2');
    await screen.findByText('2 of 4 rows have been added.');
    expect(writes().filter((call) => call.includes('assistant-org'))).toHaveLength(1);
  });

  it('continues after a reload where it stopped, with text and corrections', async () => {
    api().use(fails({ path: '/staff/assistant-contact', times: 1 }));
    const first = await openAdd();
    paste();
    type('Last Name, row 4', 'Daye');
    press('Add 2');
    await screen.findByRole('button', { name: 'Try again: Mia Berg' });
    first.unmount();
    api().reset();

    await openAdd();
    expect(screen.getByLabelText('Table of assistants')).toHaveValue(TABLE);
    expect(screen.getByLabelText('Last Name, row 4')).toHaveValue('Daye');
    // The single form has a save of its own.
    expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
    press('Add 2');
    await screen.findByText('2 of 4 rows have been added.');
    expect(writes().slice(0, 2)).toEqual([
      'POST /staff/assistant-contact/',
      'PUT /staff/assistant-staff/50004/10004/30003',
    ]);
    await expect(timesOn('Mia')).resolves.toBe(1);
  });

  it('marks a row as interrupted when the page was reloaded during its save', async () => {
    const answer = holdAnswer(api(), { path: /assistant-staff/ });
    const first = await openAdd();
    paste();
    press('Add 2');
    await waitFor(() => {
      expect(writes()).toContain('PUT /staff/assistant-staff/50004/10004/30003');
    });
    first.unmount();
    leave();
    answer();
    await openAdd();
    expect(screen.getByText('It was interrupted before it finished.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep as is: Mia Berg' })).toBeInTheDocument();
  });

  it('counts a row as added when only its last answer was lost', async () => {
    api().use(droppedAfter({ path: /assistant-staff/, times: 1 }));
    await openAdd();
    paste();
    press('Add 2');
    await screen.findByRole('button', { name: 'Try again: Mia Berg' });
    api().reset();
    press('Try again: Mia Berg');
    await screen.findByText('1 of 4 rows have been added.');
    expect(writes()).toEqual([]);
    await expect(timesOn('Mia')).resolves.toBe(1);
  });

  it('sends each row once when the button is clicked twice', async () => {
    const answer = holdAnswer(api(), { path: /assistant-org/ });
    const { user } = await openAdd();
    paste();
    await user.dblClick(screen.getByRole('button', { name: 'Add 2' }));
    answer();
    await screen.findByText('2 of 4 rows have been added.');
    expect(writes()).toHaveLength(8);
  });

  it('sends nothing while another tab adds the same rows', async () => {
    const request = jest.fn((_name: string, _options: object, work: (lock: null) => unknown) => work(null));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    try {
      await openAdd();
      paste();
      press('Add 2');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Another tab is adding these rows. Please wait for it.',
      );
      expect(writes()).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('swaps names, skips rows, and adds a namesake only on request', async () => {
    await openAdd();
    paste('Berg,Mia,mia@gazette.example\nLee,Kim,other.kim@gazette.example\nDay,Lou,lou@gazette.example');
    press('Swap first and last names');
    expect(screen.getByLabelText('First Name, row 1')).toHaveValue('Mia');
    press('Remove: Lou Day');
    press('Add anyway: Kim Lee');
    press('Add 2');
    await screen.findByText('2 of 2 rows have been added.');
    expect(screen.getAllByRole('link', { name: 'Media Home' }).at(-1)).toHaveAttribute(
      'href',
      '/mediareact/media-change',
    );
    await expect(timesOn('Kim')).resolves.toBe(2);
    await expect(timesOn('Lou')).resolves.toBe(0);
  });

  it('reads a file, also without UTF-8, and says when it cannot', async () => {
    await openAdd();
    const control = () => screen.getByLabelText('Choose a file with the table, or drop it here');
    // Dropped: the browser's own chooser would not offer it.
    fireEvent.change(control(), { target: { files: [new File(['not a table'], 'staff.xlsx')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t read staff.xlsx. Save the table as CSV');
    const latin = Buffer.from('René;Roy;rene@gazette.example', 'latin1');
    // jsdom's files give no bytes.
    const file = Object.assign(new File([], 'staff.csv'), { arrayBuffer: () => Promise.resolve(latin) });
    fireEvent.change(control(), { target: { files: [file] } });
    expect(await screen.findByLabelText('First Name, row 1')).toHaveValue('René');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for a shorter table when it has more than 200 people', async () => {
    await openAdd();
    paste(Array.from({ length: 201 }, (_, index) => `A\tB\tp${String(index)}@gazette.example`).join('\n'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This table has 201 rows. You can add up to 200 people');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
