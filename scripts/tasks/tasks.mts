import type { Page } from '@playwright/test';
import type { CountedUser } from './countInputs.mjs';

export interface Task {
  name: string;
  before: string;
  from: string;
  /** Without it, a newsroom at a desk. */
  visitor?: 'phone' | 'desk';
  perform: (user: CountedUser, page: Page) => Promise<void>;
}

const SEASON = 16;

const main = (page: Page) => page.getByRole('main');

export const tasks: readonly Task[] = [
  {
    name: 'Open the grid of the next deadline from the media home',
    before: 'a home page of 3,073 px without upcoming events, then 31 tiles without dates',
    from: '/media-change',
    perform: async (user, page) => {
      await user.click(page.getByRole('region', { name: 'Your season' }).getByRole('link', { name: 'Football' }));
      await page.getByRole('heading', { level: 1, name: 'Football' }).waitFor();
    },
  },
  {
    name: 'Assign three people to sites of an activity',
    before: '6 clicks, 2 to 4 scrolls, about 21 s; names and boxes never in one view',
    from: '/site-notification/1',
    perform: async (user, page) => {
      for (const [row, column] of [
        [1, 0],
        [9, 3],
        [20, 1],
      ] as const) {
        await user.click(main(page).locator('tbody tr').nth(row).getByRole('checkbox').nth(column));
      }
      await user.click(main(page).getByRole('button', { name: 'Submit' }));
      await page.getByRole('heading', { name: 'Your site selections have been saved' }).waitFor();
    },
  },
  {
    name: `The same for ${String(SEASON)} activities in a row, starting on the media home`,
    before: 'about 96 inputs plus scrolls',
    from: '/media-change',
    perform: async (user, page) => {
      const title = page.getByRole('heading', { level: 1 });
      // At the start of a season nothing is stored, so every activity is still open.
      const stored = '**/api/site/site-notifications/*';
      await page.route(stored, (route) => route.fulfill({ json: [] }));
      await page.reload({ waitUntil: 'networkidle' });
      await user.click(page.getByRole('region', { name: 'Your season' }).getByRole('link', { name: 'Football' }));
      for (let done = 0; done < SEASON; done += 1) {
        const box = (row: number) => main(page).locator('tbody tr').nth(row).getByRole('checkbox').first();
        await box(0).waitFor();
        const present = await title.textContent();
        await user.click(box(0));
        await user.click(box(2), 'Shift');
        const goOn = main(page).getByRole('button', { name: 'Save and open next' });
        await user.click(goOn);
        await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, present);
      }
      await page.unroute(stored);
    },
  },
  {
    name: 'See which deadlines are next, and how many sites are covered',
    before: '31 tiles without date, deadline, or count',
    from: '/site-notification',
    perform: async (_user, page) => {
      await page.getByRole('region', { name: 'Closing soon' }).waitFor();
    },
  },
  {
    name: 'See who is double-booked this season and open one of the events',
    before: 'a list of 4,672 px',
    from: '/media-change',
    perform: async (user, page) => {
      await user.click(main(page).getByRole('link', { name: 'Who is where' }));
      await user.click(main(page).locator('[data-clash] a').first());
      await page.waitForURL(/site-notification\/\d+$/);
    },
  },
  {
    name: 'Request credentials for everyone without one (20 assistants)',
    before: 'one click per person',
    from: '/media-change?without-credential=1',
    perform: async (user, page) => {
      await user.click(main(page).getByRole('button', { name: 'Choose all shown' }));
      await user.click(main(page).getByRole('link', { name: /^Request credentials for/ }));
      await user.click(main(page).getByRole('button', { name: 'Submit' }));
      await page.getByRole('heading', { name: 'Your request has been submitted' }).waitFor();
    },
  },
  {
    name: 'Choose Girls Basketball as the activity of an agreement',
    before: 'typing “basketball” selected Baseball',
    from: '/agreement',
    perform: async (user, page) => {
      await user.click(main(page).getByRole('radio', { name: 'Television' }));
      const list = main(page).locator('input[role=combobox]').first();
      await list.waitFor();
      await user.click(list);
      await user.type('girls bask');
      await user.press('Enter');
      await main(page).getByText('Girls Basketball').first().waitFor();
    },
  },
  {
    name: 'Submit a television agreement, from the choice of its type to the confirmation',
    before: '16 clicks, 70 s, 4,050 px',
    from: '/agreement',
    perform: async (user, page) => {
      const list = (name: string) => main(page).getByRole('combobox', { name, exact: true });
      const first = (name: string) => main(page).getByRole('group', { name, exact: true }).locator('label').first();
      await user.click(main(page).getByRole('radio', { name: 'Television' }));
      await main(page).locator('input[role=combobox]').first().waitFor();
      await user.click(list('Activity'));
      await user.type('girls bask');
      await user.press('Enter');
      for (const [name, typed, option] of [
        ['Playoff Level', 'su', 'Sub-State'],
        ['Class', '6', '6A'],
        ['Site', 'ea', 'Easton Sub-State'],
      ] as const) {
        // A list loads its options after the previous choice.
        await list(name).getByRole('option', { name: option }).waitFor({ state: 'attached' });
        await user.press('Tab');
        await user.type(typed);
      }
      await user.click(first('Schools'));
      await user.click(first('Dates'));
      await user.click(main(page).getByRole('group', { name: 'Event Site' }).locator('label').last());
      await user.click(first('Tier'));
      await user.click(main(page).getByRole('button', { name: 'Review Agreement' }));
      await user.click(main(page).getByRole('button', { name: 'YES' }));
      await page.getByRole('heading', { name: 'Your agreement has been submitted' }).waitFor();
    },
  },
  {
    name: 'Return from the media listing to the media home',
    before: 'no link back',
    from: '/media-listing',
    perform: async (user, page) => {
      await user.click(page.getByRole('navigation', { name: 'Media area' }).getByRole('link', { name: 'Media Home' }));
      await page.getByRole('heading', { level: 1, name: 'Media Home' }).waitFor();
    },
  },
  {
    name: 'Call a newsroom from a phone, starting on the home page',
    before: 'first result at y = 772',
    from: '/',
    visitor: 'phone',
    perform: async (user, page) => {
      await user.click(main(page).getByRole('link', { name: 'Media listing', exact: true }));
      await user.click(page.getByRole('searchbox', { name: 'Search by name' }));
      await user.type('wichita gaz');
      const rows = main(page).locator('tbody tr');
      await rows.nth(1).waitFor({ state: 'detached' });
      await page.evaluate(() => {
        document.addEventListener('click', (event) => {
          event.preventDefault();
        });
      });
      await user.click(rows.getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ }));
    },
  },
  {
    name: 'Request a listing',
    before: 'not counted',
    from: '/media-request',
    visitor: 'desk',
    perform: async (user, page) => {
      const field = (label: string) => main(page).getByLabel(label, { exact: true });
      await field('Organization').waitFor();
      await user.click(field('Organization'));
      const answers = [
        ...['KFLO Flint Hills', 'Int', '12 Elm St', 'Cottonwood Falls', 'Kan', 'Chase', '66845', '6205550190'],
        ...['', 'news@kflo.example', '', 'Flo', 'Ohara'],
      ];
      for (const answer of answers) {
        if (answer !== '') await user.type(answer);
        await user.press('Tab');
      }
      await user.click(field('I am not a robot'));
      await user.click(main(page).getByRole('button', { name: 'Submit' }));
      await main(page)
        .getByText(/request/i)
        .first()
        .waitFor();
    },
  },
];
