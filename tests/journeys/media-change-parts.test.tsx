// Verifies MED-3, MED-6.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getResponse } from 'msw';
import { fails, faulty } from '../../mocks';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

it.each([
  ['/staff/assistants/{identifier}', 'assistants', /Ana Ruiz/],
  ['/staff/director/{identifier}', 'primary contact', /Kim Lee/],
])(
  'the media home shows the panel in place of what %s should have answered, and the rest',
  async (path, part, name) => {
    api().use(fails({ path, times: 4 }));
    await renderMedia(api(), '/media-change', undefined, NEWSROOM);
    expect(await screen.findByRole('heading', { name: 'Uh-Oh!!' })).toBeInTheDocument();
    expect(screen.getByText(`We couldn’t load your ${part}.`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Emporia Gazette' })).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name }));
    expect(row.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Assistant' })).toBeInTheDocument();
    expect(screen.queryByText(/Nothing is missing|no primary contact|no assistants/i)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.getAllByRole('row', { name: /Ana Ruiz|Kim Lee/ })).toHaveLength(2);
    });
    expect(screen.queryByRole('heading', { name: 'Uh-Oh!!' })).toBeNull();
  },
);

it('the media home does not say that nothing is missing if some of it could not be read', async () => {
  api().use(
    faulty({ path: /^\/org\/identifier\// }, async (request, { handlers }) => {
      const record = (await (await getResponse(handlers, request))?.json()) as object;
      return Response.json({ ...record, BusinessPhone: { area: 620 } });
    }),
  );
  await renderMedia(api(), '/media-change', undefined, NEWSROOM);
  expect(await screen.findByText(/^We couldn’t check everything/)).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing is missing|no phone/)).toBeNull();
});
