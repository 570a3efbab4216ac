// Verifies PSA-5.
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '@/app/store';
import { PsaPage } from '@/pages/public/psa/PsaPage';
import { itIs, openPsa, openScreen, script } from '../support/psaScreen';

afterEach(() => {
  jest.useRealTimers();
});

describe('outdated scripts', () => {
  const fold = () => screen.getByRole('region', { name: 'Out of date' }).querySelector('details');
  const titles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'));

  it('come after current and undated scripts, collapsed under one line', async () => {
    itIs(new Date(2025, 10, 25));
    await openPsa();
    const fall = screen.getByRole('region', { name: 'Fall scripts' });
    expect(within(fall).getAllByRole('article')).toHaveLength(4);
    expect(
      screen.getByText('6 fall scripts are out of date; the last expired on 11/22/2025. Please do not air them.'),
    ).toBeVisible();
    expect(fold()).not.toHaveAttribute('open');
    expect(titles().slice(9)).toEqual([
      'honest-scorecards-title',
      'last-runner-in-title',
      'six-on-the-floor-title',
      'eighty-minutes-title',
      'second-clarinet-title',
      'both-sides-title',
    ]);
  });

  it('keep their heading when all are outdated, and leave no empty section', async () => {
    itIs(new Date(2026, 0, 10));
    await openPsa();
    const heading = screen.getByRole('heading', { level: 2, name: 'Fall scripts' });
    expect(screen.getByRole('region', { name: 'Out of date' })).toContainElement(heading);
    expect(screen.queryByRole('region', { name: 'Fall scripts' })).not.toBeInTheDocument();
    expect(screen.getByText(/^10 fall scripts are out of date; the last expired on 11\/30\/2025\./)).toBeVisible();
    expect(titles()[0]).toBe('five-classes-title');
  });

  it('expand when the address links to one of them', async () => {
    itIs(new Date(2026, 0, 10));
    await openScreen('/psa#honest-scorecards', 'Public Service Announcements');
    expect(fold()).toHaveAttribute('open');
    expect(script('Honest Scorecards')).toBeVisible();
  });
});

describe('the “Out of date” mark of a script', () => {
  it('appears the day after the last day', async () => {
    itIs(new Date(2025, 10, 8, 23, 59, 30));
    await openPsa();
    expect(within(script('Six on the Floor')).getByText('Out of date')).toBeInTheDocument();
    expect(within(script('Eighty Minutes')).queryByText('Out of date')).not.toBeInTheDocument();

    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(within(script('Eighty Minutes')).getByText('Out of date')).toBeInTheDocument();
    expect(within(script('Both Sides of the Question')).queryByText('Out of date')).not.toBeInTheDocument();
  });

  it('never appears on student PSAs', async () => {
    itIs(new Date(2030, 0, 1));
    await openPsa();
    expect(within(screen.getByRole('region', { name: 'Student PSAs' })).queryByText('Out of date')).toBeNull();
    expect(screen.getAllByText('Out of date')).toHaveLength(10);
  });

  it('appears after hydration on a page prerendered earlier, without a React warning', () => {
    itIs(new Date(2025, 11, 24));
    const page = (
      <Provider store={makeStore()}>
        <MemoryRouter initialEntries={['/psa']}>
          <PsaPage />
        </MemoryRouter>
      </Provider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container).toHaveTextContent('For use through 11/8/2025');
    expect(container).not.toHaveTextContent('Out of date');

    document.body.append(container);
    render(page, { container, hydrate: true });
    expect(within(container).getAllByText('Out of date')).toHaveLength(10);
  });
});
