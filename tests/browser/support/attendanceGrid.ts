// The attendance grid of a station with mocked responses: as many staff members and sites as each test needs.
import { expect, type Locator, type Page } from '@playwright/test';
import { KSNX, openSignedIn } from './mediaSession';

/** The first are Ana Whitfield 1, Ben Whitfield 2, and Carla Whitfield 3. */
export const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    PersonID: index + 1,
    FirstName: ['Ana', 'Ben', 'Carla', 'Frances'][index % 4],
    LastName: `Whitfield ${String(index + 1)}`,
    Email: `person${String(index + 1)}@example.org`,
    RecordID: index + 1,
    Identifier: KSNX.identifier,
    NeedCredential: 0,
  }));

const places = ['Welch Stadium, Emporia', 'United Wireless Arena, Dodge City', 'Lewis Field, Hays'];

export const sites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ID: 5001 + index,
    Site: `${places[index % 3] ?? ''} ${String(index + 1)}`,
    Class: '6A',
    GameDate: '2030-11-30',
    EndDate: null,
  }));

export async function openGrid(
  page: Page,
  staffCount: number,
  siteCount: number,
  rowCount = Math.max(staffCount, siteCount),
): Promise<void> {
  await page.route(`**/api/staff/${KSNX.identifier}`, (route) => route.fulfill({ json: people(staffCount) }));
  await page.route('**/api/site/state-tournaments/1/**', (route) => route.fulfill({ json: sites(siteCount) }));
  await page.route('**/api/site/site-notifications/*', (route) => route.fulfill({ json: [] }));
  await openSignedIn(page, '/site-notification/1', 3600, KSNX.identifier);
  await expect(rows(page)).toHaveCount(rowCount);
}

export const main = (page: Page) => page.getByRole('main');
export const rows = (page: Page) => main(page).locator('tbody tr');
export const submit = (page: Page) => main(page).getByRole('button', { name: 'Submit', exact: true });
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Whether a point in the middle of a part shows the part, and nothing over it. */
export const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(x + width / 2, y + height / 2);
    return shown !== null && (element.contains(shown) || shown.contains(element));
  });
