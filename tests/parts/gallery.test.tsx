// Verifies OPS-11.
import { readdirSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { Gallery } from '../../gallery/Gallery';

/** The gallery shows them with other parts: the controls, the skeletons, and printing. */
const SHOWN_WITH_OTHERS = ['facet-select', 'form-skeleton', 'print-button'];

/** antd's own halves are shown by the parts that load them. */
const partFile = /^(?!Antd)([A-Z]\w*)\.tsx$/;

const partNames = (): string[] =>
  readdirSync('src/shared/ui')
    .flatMap((file) => partFile.exec(file)?.[1] ?? [])
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());

test('the gallery shows every part of shared/ui', async () => {
  // One of the gallery's own fails, to show what is said then.
  await loadLazyComponents().catch(() => undefined);
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </Provider>,
  );
  const parts = partNames().filter((name) => !SHOWN_WITH_OTHERS.includes(name));
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(parts));
});
