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
        'Bo Van Fox Lee\tbo@gazette.example; fox@gazette.example\t',
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
        expect.objectContaining({ LastName: 'Van Fox Lee', Email: 'fox@gazette.example' }),
      ]),
    );
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
