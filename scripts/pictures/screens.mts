import type { Page } from '@playwright/test';
import { mediaStates, STATION, type MediaState } from '../../tests/browser/support/mediaStates';
import { publicScreens } from '../../tests/browser/support/publicScreens';
import { screenStates } from '../../tests/browser/support/screenStates';
import { agreementStates } from './agreementStates.mjs';

export interface Shot extends MediaState {
  isPublic: boolean;
}

const refused = { status: 400, json: { message: 'Not today.' } };
const loading = { fault: 'nothingAnswers' } as const;
const submit: MediaState['reach'] = (page) =>
  page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();

const editScreens = ['/media-update', '/primary-update'];
const schoolScreens = [1101, 'admin/1101', 'coaches/1101', 'super/1101'].map((id) => `/school-directory/${id}`);
const approval = '/agreement/1/6f1c7a0e-1c52-4e0b-9d6b-2b1f0c3d4e5f';
const decide: MediaState['reach'] = (page) => page.getByRole('main').getByRole('button').first().click();

async function openLeague(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'High School Leagues' }).click();
  await main
    .getByRole('link', { name: /League/ })
    .first()
    .click();
  await main.locator('tbody tr').first().waitFor();
}

/** States that the accessibility tests do not visit. */
const moreMediaStates: MediaState[] = [
  ...editScreens.flatMap((path): MediaState[] => [
    { path, name: 'loading', ...loading },
    { path, name: 'error', answers: { 'org/identifier/*': refused, 'staff/**': refused } },
  ]),
  ...schoolScreens.flatMap((path): MediaState[] => [
    { path, name: 'full' },
    { path, name: 'loading', ...loading },
    { path, name: 'error', answers: { 'school/**': refused } },
  ]),
  { path: '/school-directory?name=high', name: 'many schools' },
  { path: '/school-directory', name: 'league', reach: openLeague },
  { path: '/site-notification/1', name: 'of a large staff', identifier: STATION },
  { path: '/credential-selection', name: 'of a large staff', identifier: STATION },
  { path: '/credential-selection', name: 'empty', answers: { 'staff/*': { json: [] } } },
  { path: '/credential-selection', name: 'error', answers: { 'staff/**': refused } },
  {
    path: '/credential-selection',
    name: 'success',
    answers: { 'site/credentials': { json: 'success' } },
    reach: submit,
  },
  { path: '/site-notification', name: 'empty', answers: { 'site/activity-selection/activities': { json: [] } } },
  { path: '/site-notification', name: 'error', answers: { 'site/activity-selection/activities': refused } },
];

const morePublicStates: MediaState[] = [
  { path: approval, name: 'full' },
  {
    path: approval,
    name: 'success',
    answers: {
      'contact/audio-approval/**': {
        json: { message: 'success', data: { OrganizationName: 'Council Grove Courier' } },
      },
    },
    reach: decide,
  },
  { path: approval, name: 'error', reach: decide },
];

export const shots: Shot[] = [
  ...publicScreens.map(({ path }) => ({ path, name: 'full', isPublic: true })),
  ...screenStates.map(({ path, name, fault, refused: call, reach }) => ({
    ...{ path, name, reach, isPublic: true },
    ...(fault === undefined ? {} : { fault }),
    ...(call === undefined ? {} : { answers: { [call]: refused } }),
  })),
  ...morePublicStates.map((state) => ({ ...state, isPublic: true })),
  ...[...mediaStates, ...moreMediaStates, ...agreementStates].map((state) => ({ ...state, isPublic: false })),
].toSorted((one, other) => one.path.localeCompare(other.path));
