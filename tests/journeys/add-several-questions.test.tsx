// Verifies STF-8, GEN-27.
import { fireEvent, screen, within } from '@testing-library/react';
import { openSeveral } from '../support/mediaForms';
import { newsroom, newsroomState, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

async function openAdd() {
  await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
  await openSeveral();
}

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const paste = (text: string) => {
  type('Table of assistants', text);
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const results = () =>
  within(screen.getByRole('table', { name: 'Rows to add, with their results' }))
    .getAllByRole('row')
    .slice(1)
    // Without the words of its buttons.
    .map((row) => within(row).getAllByRole('cell')[3]?.querySelector('span')?.textContent);

describe('a pasted table that leaves something open', () => {
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

  it('says when it finds nobody, in the text or in an empty file', async () => {
    await openAdd();
    for (const text of ['First Name\tLast Name\tEmail\n', '620-555-0144\n620-555-0145']) {
      paste(text);
      expect(screen.getByText(/^We found nobody to add here/)).toBeInTheDocument();
    }
    paste('Ana\tReyes\tana.reyes@gazette.example');
    expect(screen.queryByText(/^We found nobody/)).not.toBeInTheDocument();
    // jsdom's files give no bytes.
    const file = Object.assign(new File([], 'staff.csv'), { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
    fireEvent.change(screen.getByLabelText('Choose a file with the table, or drop it here'), {
      target: { files: [file] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('staff.csv is empty.');
    expect(results()).toEqual(['Not added yet']);
  });

  it('lets the user confirm all names at once', async () => {
    await openAdd();
    paste('Reyes\tAna\tana.reyes@gazette.example\nDay\tLou\tlou.day@gazette.example');
    expect(results()).toEqual(Array(2).fill('Will be skipped: Check the first and last name'));
    press('All are right as they are');
    expect(results()).toEqual(['Not added yet', 'Not added yet']);
    expect(screen.getByRole('button', { name: 'Add 2' })).toBeInTheDocument();
  });
});
