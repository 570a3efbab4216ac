// Verifies SCH-6, SCH-10, SCH-11.
import { act, screen, waitFor, within } from '@testing-library/react';
import { catchDownloads } from '../support/catchDownloads';
import { chooseIn, offeredIn } from '../support/choices';
import { seedWithDirectory } from '../support/directorySeed';
import { renderMedia } from '../support/renderMedia';
import { namesIn, results, rowsOf } from '../support/schoolResults';
import { standInApi } from '../support/standInApi';

const api = standInApi({ seed: seedWithDirectory });

async function open(query = '') {
  const app = await renderMedia(api(), `/school-directory${query}`);
  await screen.findByRole('heading', { level: 1, name: 'School Directory' });
  return app;
}

const choice = (label: string) => screen.getByRole('combobox', { name: label });
const searches = (): string[] =>
  api()
    .callsTo('GET', /^\/school\//)
    .map(({ path }) => path);

describe('the results', () => {
  it('narrow by class and city where there are more than 15, also in the address', async () => {
    const { user, address } = await open('?name=High');
    await results();
    await chooseIn(user, choice('Class'), /^5A/);
    expect(address()).toBe('/school-directory?name=High&class=5A');
    const classes = rowsOf(await results()).map(([, schoolClass]) => schoolClass);
    expect(new Set(classes)).toEqual(new Set(['5A']));
    await chooseIn(user, choice('Class'), 'All classes');
    await chooseIn(user, choice('Sort by'), 'City');
    expect(address()).toBe('/school-directory?name=High&sort=city');
    expect(searches()).toHaveLength(1);
  });

  it('offer no filters where there are few, but those that an address sets', async () => {
    const { unmount } = await open('?name=zenith');
    await results();
    expect(screen.queryByRole('combobox')).toBeNull();
    unmount();

    const app = await open('?name=zenith&class=5A');
    expect(namesIn(await results())).toEqual(['Zenith High School']);
    expect(screen.getByText('3 schools found for “zenith”, 1 shown')).toBeVisible();
    expect(await offeredIn(choice('Class'))).toEqual(['All classes', '1A (1)', '5A (1)', 'No class (1)']);
    expect(await offeredIn(choice('Located in'))).toEqual(['All cities', 'Zenith (1)']);
    await chooseIn(app.user, choice('Class'), 'All classes');
    expect(namesIn(await results())).toHaveLength(3);
    expect(app.address()).toBe('/school-directory?name=zenith');
  });

  it('sort with a click on a heading, and reverse with a second click', async () => {
    const { user, address } = await open('?name=zenith');
    await results();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('School')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'City' }));
    expect(head('City')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('School')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'City' }));
    expect(namesIn(await results())).toEqual(['Zenith Academy', 'Zenith High School', 'Zenith Junior High School']);
    expect(head('City')).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toBe('/school-directory?name=zenith&sort=city&order=desc');
  });

  it('are at most 50 per page, and complete in print', async () => {
    const { user, address } = await open('?name=High');
    expect(rowsOf(await results())).toHaveLength(50);
    const [first] = namesIn(await results());
    await user.click(screen.getByRole('button', { name: 'Next →' }));
    expect(rowsOf(await results())).toHaveLength(50);
    expect(namesIn(await results())).not.toContain(first);
    expect(screen.getByRole('region', { name: 'Schools found' })).toHaveFocus();
    expect(address()).toBe('/school-directory?name=High&page=2');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(rowsOf(await results()).length).toBeGreaterThan(150);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(rowsOf(await results())).toHaveLength(50);
    await chooseIn(user, screen.getByRole('combobox', { name: 'Class' }), /^6A/);
    expect(address()).toBe('/school-directory?name=High&class=6A');
  });

  it("offer all results when an old address's filters leave none", async () => {
    const { user } = await open('?name=zenith&class=6A');
    expect(await screen.findByText('No schools match this class and city.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all results' }));
    expect(namesIn(await results())).toHaveLength(3);
  });

  it('download as shown with Download CSV, and print', async () => {
    const files = catchDownloads();
    const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open('?name=zenith&town=Zenith');
    await results();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect([...files.keys()]).toEqual(['schools.csv']);
    });
    const lines = (await files.get('schools.csv'))?.split('\r\n') ?? [];
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('Zenith High School,5A,Zenith Valley League,901,100 Prairie Street,Zenith,KS,67601,');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledTimes(1);
  });

  it('stay without another call after Back To Search', async () => {
    const { user, address } = await open('?name=zenith&sort=city');
    await user.click(within(await results()).getByRole('link', { name: 'Zenith High School' }));
    await screen.findByRole('heading', { level: 1, name: 'Zenith High School' });
    await user.click(screen.getByRole('link', { name: 'Administration' }));
    await screen.findByRole('heading', { level: 1, name: 'Zenith High School: Administration' });
    const before = searches().length;
    await user.click(screen.getByRole('link', { name: 'Back To Search' }));
    expect(namesIn(await results())).toEqual(['Zenith Junior High School', 'Zenith Academy', 'Zenith High School']);
    expect(address()).toBe('/school-directory?name=zenith&sort=city');
    expect(searches()).toHaveLength(before);
  });
});
