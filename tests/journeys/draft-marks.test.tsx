// Verifies DRF-2, DRF-4.
import { act, screen, waitFor, within } from '@testing-library/react';
import { NEWSROOM } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();
const open = (path: string) => renderMedia(api(), path, undefined, NEWSROOM);
const box = (name: string) => screen.findByRole('checkbox', { name });
const entry = async (name: string) => {
  const nav = within(await screen.findByRole('navigation', { name: 'Media area' }));
  return nav.getByRole('link', { name }).closest('li');
};

/** Two boxes of the first activity's grid, not submitted; then a look at another screen. */
async function leaveTwoToggles(next: string) {
  const { user } = await open('/site-notification/1');
  await user.click(await box('Kim Lee, Fischer Field, Newton'));
  await user.click(await box('Ray Ortiz, Fischer Field, Newton'));
  await waitFor(async () => {
    expect(await entry('Site Notification')).toHaveTextContent('2 changes not submitted');
  });
  leave();
  return open(next);
}

/** Another tab writes a draft of the same organization with one more change. */
function otherTabToggles(form: string, change: (edits: Record<string, unknown>) => void): void {
  const key = 'persist:drafts';
  const slices = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
  const entries = JSON.parse(slices.entries ?? '{}') as Record<
    string,
    { form: string; editedAt: number; value: Record<string, unknown> }
  >;
  for (const draft of Object.values(entries)) {
    if (draft.form !== form) continue;
    change(draft.value);
    draft.editedAt = Date.now() + 1;
  }
  const newValue = JSON.stringify({ ...slices, entries: JSON.stringify(entries) });
  localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

const kept = () => localStorage.getItem('persist:drafts') ?? '';

describe('toggles that are not submitted are told', () => {
  it('in the navigation of every other screen', async () => {
    await leaveTwoToggles('/publications');
    expect(await entry('Site Notification')).toHaveTextContent('2 changes not submitted');
    expect(await entry('Broadcast Agreements')).not.toHaveTextContent('not submitted');
  });

  it('on the tile of their activity alone', async () => {
    await leaveTwoToggles('/site-notification');
    const marks = await within(await screen.findByRole('main')).findAllByText('2 changes not submitted');
    expect(marks).toHaveLength(1);
    expect(marks[0]?.closest('li')).toHaveTextContent('Football');
  });

  it('on the media home, with the way back to them', async () => {
    const { user, address } = await leaveTwoToggles('/media-change');
    const waiting = within(await screen.findByRole('region', { name: 'Your season' }));
    expect(await waiting.findAllByText('2 changes not submitted')).not.toEqual([]);
    await user.click(await waiting.findByRole('link', { name: /Continue.*: Football/ }));
    expect(address()).toBe('/site-notification/1');
    expect(await box('Kim Lee, Fischer Field, Newton')).toBeChecked();
  });

  it('until they are discarded there', async () => {
    const { user } = await leaveTwoToggles('/media-change');
    const waiting = within(await screen.findByRole('region', { name: 'Your season' }));
    await user.click(await waiting.findByRole('button', { name: /Discard.*: Football/ }));
    expect(waiting.queryByRole('button', { name: /^Discard/ })).not.toBeInTheDocument();
    await waitFor(async () => {
      expect(await entry('Site Notification')).not.toHaveTextContent('not submitted');
    });
    expect(keptDrafts('attendance')).toEqual([]);
  });
});

describe('a change from another tab shows, and is said', () => {
  it('in the attendance grid', async () => {
    const { user } = await open('/site-notification/1');
    await user.click(await box('Kim Lee, Fischer Field, Newton'));
    await waitFor(() => {
      expect(kept()).toContain('attendance');
    });
    otherTabToggles('attendance', (edits) => {
      for (const site of Object.keys(edits)) edits[site] = {};
    });
    expect(await screen.findByText('Another tab changed this grid.')).toBeInTheDocument();
    expect(await box('Kim Lee, Fischer Field, Newton')).not.toBeChecked();
  });

  it('in the yearly credentials', async () => {
    const { user } = await open('/credential-selection');
    await user.click(await box('Kim Lee'));
    await waitFor(() => {
      expect(kept()).toContain('credentials');
    });
    otherTabToggles('credentials', (edits) => {
      for (const person of Object.keys(edits)) edits[person] = false;
    });
    expect(await screen.findByText(/Another tab changed this form\./)).toBeInTheDocument();
    expect(await box('Kim Lee')).not.toBeChecked();
  });
});
