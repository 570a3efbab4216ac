// Verifies STF-6, STF-8, STF-9, SAV-3, GEN-28.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSeveral } from '../support/mediaForms';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

async function openAdd() {
  await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
  await openSeveral();
}

const paste = (...lines: string[]) =>
  fireEvent.change(screen.getByLabelText('Table of assistants'), { target: { value: lines.join('\n') } });

it('tells the lines of a pasted table that add nobody, with the result and in an element of their own', async () => {
  await openAdd();
  paste('Ana Reyes\tno email yet', 'Lou Day\tlou.day@gazette.example');
  const told = screen.getByText('Not read as people: “Ana Reyes, no email yet”.');
  const status = told.closest('[role=status]');
  expect(status).toHaveTextContent('1 of 1 rows are ready to add. Not read as people: “Ana Reyes, no email yet”.');
  // A change of the count does not announce the lines again.
  expect(status).toHaveAttribute('aria-atomic', 'false');

  paste('Lou Day\tlou.day@gazette.example');
  expect(screen.queryByText(/^Not read as people/)).not.toBeInTheDocument();

  paste('First Name\tLast Name\tEmail');
  const nobody = screen.getByText(/^We found nobody to add here/).closest<HTMLElement>('[role=status]');
  expect(within(nobody ?? document.body).getByText(/^Not read as people/)).toHaveTextContent(
    'Not read as people: “First Name, Last Name, Email”.',
  );
});

it('shows at most five such lines, each cut at 60 characters, and counts the others', async () => {
  await openAdd();
  const notes = Array.from({ length: 6 }, (_, index) => `Note${String(index)}: ${'x'.repeat(60)}`);
  const message = ['To: Lou Day <lou.day@gazette.example>'];
  const shown = (count: number) =>
    notes
      .slice(0, count)
      .map((note) => `“${note.slice(0, 60)}…”`)
      .join('; ');
  paste(...message, ...notes);
  expect(screen.getByText(`Not read as people: ${shown(5)} … and 1 more line.`)).toBeInTheDocument();
  paste(...message, ...notes, 'Subject: State');
  expect(screen.getByText(`Not read as people: ${shown(5)} … and 2 more lines.`)).toBeInTheDocument();
});

it('marks the primary contact as on the staff already, in the table and in the form', async () => {
  await openAdd();
  for (const [row = '', problem = ''] of [
    ['Ana\tRuiz\tana@home.example', 'Already on your list'],
    ['Bo\tFox\tANA.RUIZ@gazette.example', 'This email is already on your list'],
  ]) {
    paste(row, 'Lou\tDay\tlou.day@gazette.example');
    expect(await screen.findAllByText(`Will be skipped: ${problem}`)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add 1' })).toBeInTheDocument();
  }
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ana.ruiz@gazette.example' } });
  expect(await screen.findByText(/^Ana Ruiz \(ana\.ruiz@gazette\.example\) is already on your list\.$/)).toBeVisible();
});

it('keeps a table for the next visit while someone in it may be another person of a name on the list', async () => {
  await openAdd();
  paste('Kim,Lee,other.kim@gazette.example');
  expect(screen.getByRole('button', { name: 'Add anyway: Kim Lee' })).toBeInTheDocument();
  leave();
  await openAdd();
  expect(screen.getByLabelText('Email, row 1')).toHaveValue('other.kim@gazette.example');
  fireEvent.change(screen.getByLabelText('Email, row 1'), { target: { value: 'kim.lee@gazette.example' } });
  expect(screen.queryByRole('button', { name: 'Add anyway: Kim Lee' })).not.toBeInTheDocument();
  leave();
  await openAdd();
  expect(screen.getByLabelText('Table of assistants')).toHaveValue('');
});

it('asks about the names with an accent of a file whose encoding is a guess, but not of one in UTF-16', async () => {
  await openAdd();
  const choose = (bytes: Uint8Array) => {
    // jsdom's files do not return their bytes.
    const file = Object.assign(new File([], 'staff.csv'), { arrayBuffer: () => Promise.resolve(bytes) });
    const control = screen.getByLabelText('Choose a file with the table, or drop it here');
    fireEvent.change(control, { target: { files: [file] } });
  };
  const table = 'René;Roy;rene@gazette.example\nBo;Fox;bo@gazette.example';
  choose(Buffer.from(table, 'latin1'));
  expect(await screen.findByText(/^1 of 2 rows are ready to add/)).toBeInTheDocument();
  expect(screen.getByText('Will be skipped: Check the first and last name')).toBeInTheDocument();
  // The bytes of "á" and "ü" from a DOS program, which would be read as a space and as nothing.
  choose(Buffer.from('Luis;Hern\xa0ndez;luis@gazette.example\nKim;M\x81ller;kim@gazette.example', 'latin1'));
  expect(await screen.findByText(/^0 of 2 rows are ready to add/)).toBeInTheDocument();
  for (const bytes of [Buffer.from(table, 'utf16le'), Buffer.from(table, 'utf16le').swap16()]) {
    choose(bytes);
    expect(await screen.findByText(/^2 of 2 rows are ready to add/)).toBeInTheDocument();
    expect(screen.getByLabelText('First Name, row 1')).toHaveValue('René');
    choose(Buffer.from('Mia;Berg;mia@gazette.example'));
    await screen.findByDisplayValue('Mia');
  }
});

it('sends nothing while another tab adds the same rows, and says so until that tab is done', async () => {
  let [release, released] = [(): void => undefined, Promise.resolve()];
  const hold = (): void => {
    released = new Promise((resolve) => (release = resolve));
  };
  const request = async (_name: string, { ifAvailable }: LockOptions, work: (lock: null) => unknown) => {
    if (ifAvailable !== true) await released;
    return work(null);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    await openAdd();
    paste('Lou\tDay\tlou.day@gazette.example');
    for (const _try of ['first', 'second']) {
      hold();
      fireEvent.click(screen.getByRole('button', { name: 'Add 1' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Another tab or page is adding these rows. Please wait for it.',
      );
      release();
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    }
    expect(api().calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});
