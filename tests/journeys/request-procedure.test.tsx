import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';

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
        /^Yearly credentials for state events are requested by e-mailing the association’s staff\./,
      ),
    ).toBeInTheDocument();
    expect(
      within(main).getByRole('heading', { name: 'Unlisted organizations are not issued a credential' }),
    ).toBeInTheDocument();
  });

  it('leads through three steps: the listing, the listing request, and the e-mail', async () => {
    const main = await openProcedure();
    const steps = within(within(main).getByRole('region', { name: 'How to request credentials' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Find your organization in the listing',
      'Not listed? Ask to be added',
      'E-mail the association’s staff',
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

  it('says what the e-mail needs, how long a review takes and when sites are due', async () => {
    const main = await openProcedure();
    const mail = within(main).getByRole('complementary', { name: 'What your e-mail needs to say' });
    expect(within(mail).getAllByRole('listitem')).toHaveLength(5);
    expect(within(main).getByText(/reviews requests within 2–3 business days/)).toBeInTheDocument();
    expect(
      within(main).getByText(/at least 72 hours before the event; later changes are not reflected/),
    ).toBeInTheDocument();
  });

  it('is reached from the home page', async () => {
    await openProcedure();
    await userEvent.click(screen.getByRole('link', { name: 'General Information' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Credential request procedure' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' })).toBeInTheDocument();
  });
});
