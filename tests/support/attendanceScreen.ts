import { screen, waitFor, within } from '@testing-library/react';
// Loaded with the test file, so that no test waits for it.
import '@/pages/media/site-attendance/SiteAttendancePage';
import '@/pages/media/site-notification/SiteNotificationPage';
import { addDays, today } from '@/shared/lib/calendar-dates/calendarDate';
import { showDay } from '@/shared/lib/calendar-dates/showDate';
import type { MockApi } from './mockApi';
import { NEWSROOM } from './newsroom';
import { keptDrafts } from './persisted';
import { renderMedia } from './renderMedia';

export const SAVE = { method: 'PUT', path: '/site/site-notifications' };
export const SAVED = 'Your site selections have been saved';

export const openAttendance = (api: MockApi, path = '/site-notification/1') =>
  renderMedia(api, path, undefined, NEWSROOM);

export const grid = () => screen.findByRole('table', { name: 'Who attends which site' });

export const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

export const bar = () => screen.getByRole('region', { name: 'Changes and Submit' });

export const submitButton = () => screen.getByRole('button', { name: 'Submit' });

export const chosen = async () =>
  within(await grid())
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((input) => input.getAttribute('aria-label'));

export const puts = (api: MockApi) => api.calls.filter(({ method }) => method === 'PUT');

export const kept = () => JSON.stringify(keptDrafts('attendance'));
/** Waits, because drafts are written to the browser's storage after a delay. */
export const keeps = (text: string) =>
  waitFor(() => {
    expect(kept()).toContain(text);
  });
export const keepsNothing = () =>
  waitFor(() => {
    expect(kept()).toBe('[]');
  });

export const dayIn = (days: number): string => showDay(addDays(today(), days));
