// Verifies GEN-6, API-4.
import { unattendedWriteNotice } from '@/app/notices/unattendedWriteNotice';
import type { ApiError } from '@/shared/api';

const failed: ApiError = { kind: 'http', status: 500, message: 'It could not be mailed' };
const refused: ApiError = { kind: 'http', status: 422, message: 'It is not in the right format.' };
const lost: ApiError = { kind: 'timeout' };
const LOST = 'the media service took too long to respond.';

const textOf = (endpoint: string, error: ApiError) => unattendedWriteNotice(endpoint, false, error)?.text;

it.each([
  ['saveOrganization', refused, 'Your organization has not been saved. It is not in the right format.'],
  ['saveOrganization', lost, `We’re not certain whether your organization has been saved: ${LOST}`],
  [
    'submitAgreement',
    failed,
    'Your earlier broadcast agreement has not been submitted. It could not be mailed. If you received a confirmation email, your agreement went through.',
  ],
  [
    'submitAgreement',
    refused,
    'Your earlier broadcast agreement has not been submitted. It is not in the right format.',
  ],
  [
    'submitListingRequest',
    lost,
    `We’re not certain whether your listing request has been sent: ${LOST} Before you send it again, please ask media@shsaa.example whether it arrived.`,
  ],
])('a failed %s is reported with what the user can do if it may have arrived', (endpoint, error, text) => {
  expect(textOf(endpoint, error)).toBe(text);
});

it('a save that stopped partway is reported as such', () => {
  const unfinished = { step: 'address', done: { name: 'saved' } };
  expect(textOf('saveOrganization', { ...refused, unfinished })).toBe(
    'Your organization has only partly been saved. It is not in the right format.',
  );
  expect(textOf('saveContact', { ...lost, unfinished })).toBe(
    `We’re not certain whether all of the contact you edited earlier has been saved: ${LOST}`,
  );
});

it('a host’s decision that was refused is not reported as sent', () => {
  const already = { decided: false, message: 'This request has already been decided', status: 'DENIED' };
  expect(unattendedWriteNotice('decideAudioRequest', true, already)).toEqual({
    tone: 'error',
    text: 'Your earlier decision was refused: This request has already been decided. Its current status is DENIED.',
  });
  expect(unattendedWriteNotice('decideAudioRequest', true, { decided: true, organization: '' })?.text).toBe(
    'Your earlier decision has been sent.',
  );
});
