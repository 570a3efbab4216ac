// Verifies INF-1, INF-2.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

async function openProcedure(): Promise<HTMLElement> {
  const router = (children: React.ReactNode) => (
    <MemoryRouter basename="/mediareact" initialEntries={['/mediareact/request-procedure']}>
      {children}
    </MemoryRouter>
  );
  render(<App store={makeStore()} router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' });
  return screen.getByRole('main');
}

describe('the credential request procedure', () => {
  it('states the three rules of the association', async () => {
    const main = await openProcedure();
    expect(
      within(main).getByRole('heading', { name: 'Only registered media outlets are eligible' }),
    ).toBeInTheDocument();
    expect(
      within(main).getByText(
        /^Yearly credentials for state events are requested by emailing the association’s staff\./,
      ),
    ).toBeInTheDocument();
    expect(
      within(main).getByRole('heading', { name: 'Unlisted organizations are not issued a credential' }),
    ).toBeInTheDocument();
  });

  it('shows three steps: the listing, the listing request, and the email', async () => {
    const main = await openProcedure();
    const steps = within(within(main).getByRole('region', { name: 'How to request credentials' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Find your organization in the listing',
      'Not listed? Request a listing',
      'Email the association’s staff',
    ]);
    expect(within(main).getByRole('link', { name: 'Open the media listing' })).toHaveAttribute(
      'href',
      '/mediareact/media-listing',
    );
    expect(within(main).getByRole('link', { name: 'Request a media listing' })).toHaveAttribute(
      'href',
      '/mediareact/media-request',
    );
    expect(within(main).getByRole('link', { name: 'media@shsaa.example' })).toHaveAttribute(
      'href',
      'mailto:media@shsaa.example',
    );
  });

  it("states the review time and the site deadline, and adds nothing to the association's text", async () => {
    const main = await openProcedure();
    expect(within(main).getAllByText(/within 2-3 business days/)).toHaveLength(2);
    expect(
      within(main).getByText(/at least 72 hours before the event; later changes are not reflected/),
    ).toBeInTheDocument();
    expect(within(main).queryByText(/telephone number|play-by-play|last year’s/)).not.toBeInTheDocument();
    expect(within(main).queryByText(/^You are logged in/)).not.toBeInTheDocument();
  });

  it('is linked from the home page', async () => {
    await openProcedure();
    await userEvent.click(screen.getByRole('link', { name: 'General Information' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Credential request procedure' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' })).toBeInTheDocument();
  });
});

describe('the credential request procedure for a signed-in newsroom', () => {
  const api = standInApi();

  it('links to the form', async () => {
    await renderMedia(api(), '/request-procedure');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^You are logged in/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Request Yearly Credentials' })).toHaveAttribute(
      'href',
      '/mediareact/credential-selection',
    );
  });
});
