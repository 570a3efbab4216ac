// Verifies NAV-10.
import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

async function openStatement(): Promise<HTMLElement> {
  const { user } = await renderApp('/no-such-page');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Accessibility' }));
  await screen.findByRole('heading', { level: 1, name: 'Accessibility' });
  return screen.getByRole('main');
}

describe('the accessibility statement, reached from the foot of any page', () => {
  it('states the goal, the known gaps, and the date of the review', async () => {
    const main = within(await openStatement());
    expect(main.getByText(/Web Content Accessibility Guidelines \(WCAG\) 2\.2 at level AA/)).toBeInTheDocument();
    expect(main.getByText(/28 CFR part 35/)).toBeInTheDocument();
    const limits = within(main.getByRole('region', { name: 'Known limitations' }));
    expect(limits.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Documents',
      'Audio and video samples',
      'Third-party pages',
      'User testing',
    ]);
    expect(main.getByText(/last reviewed on/)).toHaveTextContent('November 20, 2026');
  });

  it('names whom to write to and whom to call', async () => {
    const help = within(within(await openStatement()).getByRole('region', { name: /^Get help/ }));
    expect(help.getByRole('link', { name: 'info@shsaa.example' })).toHaveAttribute('href', 'mailto:info@shsaa.example');
    expect(help.getByRole('link', { name: '785-555-0140' })).toHaveAttribute('href', 'tel:7855550140');
  });
});
