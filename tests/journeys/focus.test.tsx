// Verifies A11Y-2.
import { fireEvent, screen } from '@testing-library/react';
import { openSeveral } from '../support/mediaForms';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

type User = Awaited<ReturnType<typeof renderMedia>>['user'];

async function pressEnter(user: User, name: string | RegExp): Promise<void> {
  (await button(name)).focus();
  await user.keyboard('{Enter}');
}

describe('a button that disappears when pressed passes the focus on, in the attendance grid', () => {
  const api = siteNewsroom({ assistants: 12 });

  it('to the first line of those it shows, and to the heading of what it undoes', async () => {
    const { user } = await renderMedia(api(), '/site-notification/1', undefined, NEWSROOM);
    await user.click(await button('All staff for Lewis Field, Hays'));
    await pressEnter(user, /^Show \d+ more$/);
    const lines = screen.getByRole('region', { name: 'Changes to submit' }).querySelectorAll('li');
    expect(lines[8]).toHaveFocus();
    await pressEnter(user, 'Undo all changes');
    expect(screen.getByRole('heading', { name: 'Changes to submit' })).toHaveFocus();
  });
});

describe('a button that disappears when pressed passes the focus on', () => {
  const api = newsroom({ assistants: 6 });

  it('from Discard to the first field, and on the media home to the season', async () => {
    const { user } = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
    const type = () => {
      fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: 'Berg' } });
    };
    await screen.findByLabelText('Last Name');
    type();
    await pressEnter(user, 'Discard changes');
    expect(screen.getByLabelText('Last Name')).toHaveValue('');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    type();
    await user.click(screen.getByRole('link', { name: 'Media Home' }));
    await pressEnter(user, /^Discard.*: /);
    expect(screen.getByRole('heading', { name: 'Your season' })).toHaveFocus();
  });

  it('in a pasted table from Remove to the rows that are left, from Add to the result, from Discard to the text', async () => {
    const { user } = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
    await openSeveral();
    const source = screen.getByLabelText('Table of assistants');
    const table = 'Mia\tBerg\tmia@gazette.example\nBo\tFox\tbo@';
    fireEvent.change(source, { target: { value: table } });
    await pressEnter(user, 'Remove: Mia Berg');
    expect(screen.getByRole('table', { name: 'Rows to add, with their results' })).toHaveFocus();
    await pressEnter(user, 'Remove: Bo Fox');
    expect(source).toHaveFocus();

    fireEvent.change(source, { target: { value: `${table}\n` } });
    await pressEnter(user, 'Add 1');
    const result = await screen.findByText('1 of 2 rows have been added.');
    expect(result.parentElement).toHaveFocus();
    await pressEnter(user, 'Discard the table');
    expect(source).toHaveFocus();
  });

  it('from Clear filter to the filter of the staff', async () => {
    const { user } = await renderMedia(api(), '/media-change', undefined, NEWSROOM);
    const filter = await screen.findByLabelText('Filter by name or email');
    fireEvent.change(filter, { target: { value: 'zzzz' } });
    expect(await screen.findByText('No one on your staff matches “zzzz”.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Select all shown' })).toBeDisabled();
    await pressEnter(user, 'Clear filter');
    expect(await screen.findByRole('button', { name: 'Select all shown' })).toBeEnabled();
    expect(filter).toHaveFocus();
  });
});
