import type { Page } from '@playwright/test';
import { fillAudio } from '../../tests/browser/support/fillAudio';
import type { MediaState } from '../../tests/browser/support/mediaStates';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function review(page: Page): Promise<void> {
  await fillAudio(page, 'ana@courier.example');
  const passed = page.getByRole('group', { name: 'Past Dates and Deadlines' }).getByRole('checkbox');
  for (const box of await passed.all()) await box.check();
  await button(page, 'Review Agreement').click();
}

async function submit(page: Page): Promise<void> {
  await review(page);
  await button(page, 'YES').click();
}

const choose = (page: Page, type: string): Promise<void> => page.getByRole('radio', { name: type }).check();
const path = '/agreement';

export const agreementStates: MediaState[] = [
  { path, name: 'empty' },
  ...['Television', 'Internet Video Streaming', 'Radio or Internet Audio'].map((type) => ({
    path,
    name: type,
    reach: (page: Page) => choose(page, type),
  })),
  { path, name: 'loading', fault: 'nothingAnswers', reach: (page) => choose(page, 'Television') },
  {
    path,
    name: 'incomplete',
    reach: async (page) => {
      await choose(page, 'Television');
      await button(page, 'Review Agreement').click();
    },
  },
  { path, name: 'review', reach: review },
  { path, name: 'error', answers: { 'contact/approve-email': { status: 500, json: {} } }, reach: submit },
  { path, name: 'success', answers: { 'contact/approve-email': { json: { status: 'ok' } } }, reach: submit },
];
