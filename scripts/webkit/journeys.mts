import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';
import { pendingAudioRequest, statusOf } from '../../tests/browser/support/audioRequests';
import { COURIER } from '../../tests/browser/support/mediaSession';
import { publicScreens } from '../../tests/browser/support/publicScreens';
import type { Screen } from './screen.mjs';

const mediaScreens = [
  ['Publications', 'Publications'],
  ['School Directory', 'School Directory'],
  ['Site Notification', 'Site Notification'],
  ['Request Yearly Credentials', 'Request Yearly Credentials'],
] as const;

async function publicPages(screen: Screen): Promise<void> {
  for (const { path, heading } of publicScreens) {
    await screen.open(path);
    await screen.sees('h1', heading);
  }
}

async function listing(screen: Screen): Promise<void> {
  await screen.open('/media-listing');
  await screen.counts('tbody tr', 25);
  await screen.press('Next →');
  await screen.sees('main', '26–50 shown');
  await screen.enter('Search by name', 'wichita gaz');
  await screen.counts('tbody tr', 1);
  await screen.clickFirst('tbody tr a');
  await screen.sees('h1', 'Wichita Gazette');
}

async function menus(screen: Screen): Promise<void> {
  await screen.open('/psa');
  await screen.press('Media', 'header button[popovertarget]');
  await screen.press('Media Listing', 'header [popover] a');
  await screen.sees('h1', 'Media Listing');
}

async function login(screen: Screen): Promise<void> {
  await screen.open('/media-change');
  await screen.sees('[role=alert]', 'You must be logged in to view this page!');
  await screen.open('/login');
  await screen.enter('Email', COURIER.email);
  await screen.enter('Password', 'not this one');
  await screen.press('Login');
  await screen.sees('[role=alert]', 'username or password is incorrect!');
  await screen.enter('Email', COURIER.email);
  await screen.enter('Password', DEMO_PASSWORD);
  await screen.press('Login');
  await screen.sees('h1', 'Media Home');
  for (const [link, heading] of mediaScreens) {
    await screen.press(link, 'nav[aria-label="Media area"] a');
    await screen.sees('h1', heading);
  }
}

async function attendance(screen: Screen): Promise<void> {
  await screen.open('/site-notification/1');
  await screen.clickFirst('main tbody input[type=checkbox]');
  await screen.press('Submit');
  await screen.sees('h2', 'Your site selections have been saved');
}

async function agreement(screen: Screen): Promise<void> {
  await screen.open('/agreement');
  await screen.clickFirst('main input[type=radio][value=Television]');
  await screen.search('Girls Basketball');
  await screen.select('Playoff Level', 'Sub-State');
  await screen.select('Class', '6A');
  await screen.select('Site', 'Easton Sub-State');
  await screen.check('Schools', 0);
  await screen.check('Dates', 0);
  await screen.check('Event Site', -1);
  await screen.check('Tier', 0);
  await screen.press('Review Agreement');
  await screen.press('YES');
  await screen.sees('h2', 'Your agreement has been submitted');
}

async function approval(screen: Screen): Promise<void> {
  const globalId = await pendingAudioRequest();
  await screen.open(`/agreement/1/${globalId}`);
  await screen.press('Approve');
  await screen.sees('main', 'You have APPROVED');
  const status = await statusOf(globalId);
  if (status !== 'APPROVED') throw new Error(`The request is ${String(status)} on the server.`);
}

async function logout(screen: Screen): Promise<void> {
  await screen.open('/media-change');
  await screen.press('Logout', 'nav[aria-label="Media area"] button');
  await screen.sees('h1', 'General Information');
  const left = await screen.browser.run('return localStorage.getItem("media_id_token")');
  if (left !== null) throw new Error('The token is still there.');
}

/** In this order: later journeys use the session of earlier ones. */
export const journeys: readonly [name: string, walk: (screen: Screen) => Promise<void>][] = [
  ['every public page opens', publicPages],
  ['the listing pages and finds an organization', listing],
  ['a menu opens and leads to the listing', menus],
  ['a wrong login is refused, a right one leads to every media screen', login],
  ['attendance is saved', attendance],
  ['a television agreement is submitted', agreement],
  ['a host approves an audio request', approval],
  ['logout ends the session', logout],
];
