// Verifies A11Y-2.
import { fireEvent, screen } from '@testing-library/react';
import { openSeveral } from '../support/mediaForms';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';
import '@/pages/media/add-assistant/AddAssistantPage';
import '@/pages/media/media-change/MediaChangePage';
import '@/pages/media/site-attendance/SiteAttendancePage';

type User = Awaited<ReturnType<typeof renderMedia>>['user'];

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function pressEnter(user: User, name: string | RegExp): Promise<void> {
  (await button(name)).focus();
  await user.keyboard('{Enter}');
}

describe('a button that disappears when pressed passes the focus on', () => {
  describe('in the attendance grid', () => {
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

  describe('in forms', () => {
    const api = newsroom();

    it('from Discard to the first field', async () => {
      const { user } = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
      const field = await screen.findByLabelText('Last Name');
      fireEvent.change(field, { target: { value: 'Berg' } });
      await pressEnter(user, 'Discard changes');
      expect(screen.getByLabelText('Last Name')).toHaveValue('');
      expect(screen.getByLabelText('First Name')).toHaveFocus();
    });

    it('from Add to the result, and from Discard the table to its text', async () => {
      const { user } = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
      await openSeveral();
      const table = screen.getByLabelText('Table of assistants');
      fireEvent.change(table, { target: { value: 'Mia\tBerg\tmia@gazette.example\nBo\tFox\tbo@' } });
      await pressEnter(user, 'Add 1');
      const result = await screen.findByText('1 of 2 rows have been added.');
      expect(result.parentElement).toHaveFocus();
      await pressEnter(user, 'Discard the table');
      expect(table).toHaveFocus();
    });

    it('from Remove to the rows that are left, and then to their text', async () => {
      const { user } = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
      await openSeveral();
      const source = screen.getByLabelText('Table of assistants');
      fireEvent.change(source, { target: { value: 'Mia\tBerg\tmia@gazette.example\nBo\tFox\tbo@' } });
      await pressEnter(user, 'Remove: Mia Berg');
      expect(screen.getByRole('table', { name: 'Rows to add, with their results' })).toHaveFocus();
      await pressEnter(user, 'Remove: Bo Fox');
      expect(source).toHaveFocus();
    });

    it('from Discard on the media home to the season', async () => {
      const { user } = await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
      fireEvent.change(await screen.findByLabelText('Last Name'), { target: { value: 'Berg' } });
      await user.click(screen.getByRole('link', { name: 'Media Home' }));
      await pressEnter(user, /^Discard.*: /);
      expect(screen.getByRole('heading', { name: 'Your season' })).toHaveFocus();
    });
  });

  describe('in a filtered staff', () => {
    const api = newsroom({ assistants: 6 });

    it('from Clear filter to the filter', async () => {
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
});
