// Verifies APR-1, APR-3, APR-4.
import { currentStatusIn } from '@/features/agreements';
import { readDecision } from '@/features/agreements/api/audioApproval';

const NO_REASON = 'The media service gave no reason.';

test.each<[unknown, object]>([
  ['success', { decided: true, organization: '' }],
  [{ message: 'success' }, { decided: true, organization: '' }],
  [
    { message: 'success', data: { OrganizationName: 'KMAN' } },
    { decided: true, organization: 'KMAN' },
  ],
  [
    { message: 'success', data: { OrganizationName: 7 } },
    { decided: true, organization: '' },
  ],
  [
    { message: 'success', data: null },
    { decided: true, organization: '' },
  ],
  [' Not found. ', { decided: false, message: 'Not found.' }],
  [{ message: ' Too late. ' }, { decided: false, message: 'Too late.' }],
  [
    { message: 'Too late.', status: 1 },
    { decided: false, message: 'Too late.', status: 'APPROVED' },
  ],
  [
    { Message: 'Success', Data: { OrganizationName: 'KMAN' } },
    { decided: true, organization: 'KMAN' },
  ],
  [
    { Message: 'Too late.', Status: 'Denied' },
    { decided: false, message: 'Too late.', status: 'DENIED' },
  ],
  [{ status: 0 }, { decided: false, message: NO_REASON, status: 'DENIED' }],
])('the answer %j is read as %j', (answer, decision) => {
  expect(readDecision(answer)).toEqual(decision);
});

test.each([{ message: '  ' }, { message: 5 }, null, '', {}])('the answer %j says nothing', (answer) => {
  expect(readDecision(answer)).toBeUndefined();
});

test.each([
  ['APPROVED', 'APPROVED'],
  [1, 'APPROVED'],
  ['1', 'APPROVED'],
  [0, 'DENIED'],
  ['12', 'DENIED'],
  [' 1 ', 'APPROVED'],
  ['pending', 'PENDING'],
  ['2x', '2X'],
  ['  ', undefined],
  [true, undefined],
  [null, undefined],
])('the status %j means %j', (status, meant) => {
  expect(currentStatusIn({ status })).toBe(meant);
});
