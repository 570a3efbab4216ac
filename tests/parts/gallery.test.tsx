// Verifies OPS-11.
import { readdirSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { Gallery } from '../../gallery/Gallery';

/** Files that the gallery shows within others: antd's implementations in the parts that load them, a form's skeleton in its card. */
const SHOWN_WITH_OTHERS = ['FormSkeleton', 'AntdDataTable', 'AntdSegmented', 'AntdSelect'];

test('the gallery shows every part of shared/ui', async () => {
  // One of the gallery's own components always fails to load, to show the message for that case.
  await loadLazyComponents().catch(() => undefined);
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </Provider>,
  );
  const parts = readdirSync('src/shared/ui')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !SHOWN_WITH_OTHERS.includes(name));
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(parts));
});
