import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';
// Loaded with the test file, so that no test waits for it.
import '@/pages/public/psa/pages';

export async function openScreen(path: string, heading: string): Promise<HTMLElement> {
  const router = (children: React.ReactNode) => (
    <MemoryRouter basename="/mediareact" initialEntries={[`/mediareact${path}`]}>
      {children}
    </MemoryRouter>
  );
  render(<App store={makeStore()} router={router} />);
  await screen.findByRole('heading', { level: 1, name: heading });
  return screen.getByRole('main');
}

export const openPsa = () => openScreen('/psa', 'Public Service Announcements');
export const script = (title: string): HTMLElement => screen.getByRole('article', { name: title });

/** Timers stay real but the clock that pages read stands still. */
export function itIs(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
}
