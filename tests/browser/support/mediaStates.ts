import { expect, type Page } from '@playwright/test';
import { COURIER, KSNX } from './mediaSession';
import { refused, type ScreenState } from './screenStates';

const main = (page: Page) => page.getByRole('main');
const shown = (page: Page, text: string | RegExp): Promise<void> =>
  expect(main(page).getByText(text).first()).toBeVisible();
const loading = (page: Page): Promise<void> => page.getByRole('progressbar', { name: 'Loading' }).waitFor();
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).first().click();

const nothingAnswers = { fault: 'nothingAnswers', reach: loading } as const;

async function submitEmpty(page: Page): Promise<void> {
  for (const field of await main(page).locator('form').getByRole('textbox').all()) await field.fill('');
  await press(page, 'Submit');
  await shown(page, /is required/);
}

async function toggleFirstRow(page: Page): Promise<void> {
  const boxes = main(page).locator('tbody tr').first().getByRole('checkbox');
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
}

async function toggleAndSubmit(page: Page): Promise<void> {
  await main(page).getByRole('checkbox').first().click();
  await press(page, 'Submit');
}

const states: ScreenState[] = [
  { path: '/media-change', name: 'loading', ...nothingAnswers },
  {
    path: '/media-change',
    name: 'failed',
    answers: { 'org/identifier/*': refused, 'staff/**': refused },
    reach: (page) => shown(page, 'Uh-Oh!!'),
  },
  {
    path: '/media-change',
    name: 'without staff',
    answers: { 'staff/assistants/*': { json: [] }, 'staff/director/*': { json: null } },
  },
  {
    path: '/media-change',
    name: 'asking before a deletion',
    reach: async (page) => {
      await press(page, 'Delete');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    path: '/media-change',
    name: 'of a large staff',
    identifier: KSNX.identifier,
    reach: (page) => main(page).locator('.ant-table').waitFor(),
  },
  { path: '/media-update', name: 'incomplete', reach: submitEmpty },
  { path: '/primary-update', name: 'incomplete', reach: submitEmpty },
  { path: '/add-assistant', name: 'incomplete', reach: submitEmpty },
  {
    path: '/school-directory?city=Salina',
    name: 'found',
    reach: (page) => main(page).locator('tbody tr').first().waitFor(),
  },
  {
    path: '/school-directory?city=zzz',
    name: 'nothing found',
    reach: (page) => main(page).getByRole('alert').waitFor(),
  },
  { path: '/school-directory?city=Salina', name: 'loading', ...nothingAnswers },
  {
    path: '/school-directory?city=Salina',
    name: 'failed',
    answers: { 'school/**': refused },
    reach: (page) => main(page).getByRole('alert').waitFor(),
  },
  { path: '/site-notification', name: 'loading', ...nothingAnswers },
  {
    path: '/site-notification?view=who-is-where',
    name: 'of a large staff',
    identifier: KSNX.identifier,
    reach: (page) => main(page).locator('.ant-segmented').waitFor(),
  },
  {
    path: '/site-notification?view=who-is-where&as=list',
    name: 'of a large staff',
    identifier: KSNX.identifier,
    reach: (page) => main(page).locator('tbody tr').first().waitFor(),
  },
  {
    path: '/site-notification/1',
    name: 'with clashes and marked boxes',
    reach: async (page) => {
      await toggleFirstRow(page);
      await main(page).getByRole('checkbox').first().press('Shift+ArrowDown');
      await main(page).getByText('Site dates and deadlines').click();
      await shown(page, /^\d+ changes?: /);
      await shown(page, /, (?:both|all) /);
    },
  },
  {
    path: '/site-notification/1',
    name: 'refused',
    answers: { 'site/site-notifications': { status: 500, json: { message: 'Not today.' } } },
    reach: async (page) => {
      await toggleAndSubmit(page);
      await shown(page, /We couldn’t save your selections/);
    },
  },
  {
    path: '/site-notification/1',
    name: 'failed',
    answers: { 'site/state-tournaments/1/**': refused },
    reach: (page) => shown(page, 'We couldn’t load the sites'),
  },
  {
    path: '/site-notification/1',
    name: 'without sites',
    answers: { 'site/state-tournaments/**': { json: [] } },
    reach: (page) => shown(page, 'No sites yet'),
  },
  {
    path: '/site-notification/1',
    name: 'submitted',
    answers: { 'site/site-notification': { json: 'success' }, 'site/site-notifications': { json: 'success' } },
    reach: toggleAndSubmit,
  },
  { path: '/credential-selection', name: 'loading', ...nothingAnswers },
];

/** States that are not what a screen opens with; the Courier's unless another organization is named. */
export const mediaStates = states.map((state) => ({ identifier: COURIER.identifier, ...state }));
