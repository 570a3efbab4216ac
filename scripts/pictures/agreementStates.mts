import type { Page } from '@playwright/test';
import { AgreementScreen } from '../../tests/browser/support/agreementScreen';
import { fillAudio } from '../../tests/browser/support/fillAudio';
import type { MediaState } from '../../tests/browser/support/mediaStates';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function review(page: Page): Promise<void> {
  await fillAudio(page, 'ana@courier.example');
  const passed = page.getByRole('group', { name: 'Past Dates and Deadlines' }).getByRole('checkbox');
  for (const box of await passed.all()) await box.check();
  await button(page, 'Review Agreement').click();
}

/** The longest form: football's schools, with empty texts. */
async function incompleteFootball(page: Page): Promise<void> {
  const agreement = new AgreementScreen(page);
  await agreement.fill({
    type: 'Television',
    texts: { Name: '', Email: '', 'Billing Email': '' },
    event: { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' },
    schools: ['Wichita East High School', 'Olathe West High School'],
    choices: { 'Event Site': 'Wichita East High School', Tier: /^\$75/ },
  });
  await agreement.group('Dates').getByRole('checkbox').first().check();
  await agreement.button('Review Agreement').click();
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
  { path, name: 'loading', fault: 'nothingAnswers' },
  {
    path,
    name: 'incomplete',
    reach: async (page) => {
      await choose(page, 'Television');
      await button(page, 'Review Agreement').click();
    },
  },
  { path, name: 'football', reach: incompleteFootball },
  { path, name: 'review', reach: review },
  { path, name: 'error', answers: { 'contact/approve-email': { status: 500, json: {} } }, reach: submit },
  { path, name: 'success', answers: { 'contact/approve-email': { json: { status: 'ok' } } }, reach: submit },
];
