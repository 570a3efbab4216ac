// Verifies AGR-32.
import { reviewAgreement, type BroadcastType } from '@/features/agreements';
import { hostMail } from '@/pages/media/agreement/model/hostMail';
import { choices, lists, texts } from '../support/agreementData';
import { readMailto } from '../support/mail';

function mailOf(type: BroadcastType, changes: Partial<typeof choices>, more: Partial<typeof texts> = {}) {
  const organization = { id: 2, name: 'KSNX-TV Channel 7' };
  const reviewed = reviewAgreement({
    type,
    organization,
    choices: { ...choices, ...changes },
    texts: { ...texts, ...more },
    lists,
  });
  const href = hostMail(reviewed);
  return href === undefined ? undefined : readMailto(href);
}

describe('the mail to the host manager', () => {
  test('names contest, dates, place, contact, and the 24-hour rule', () => {
    const mail = mailOf('Television', { tier: '2000', eventsite: 'site', dates: ['3/2/2027', '3/3/2027'] });
    expect(mail).toEqual({
      to: 'manager@easton.example',
      subject: 'Broadcast of Girls Basketball, Sub-State, 6A by KSNX-TV Channel 7',
      lines: [
        'Hello,',
        '',
        'KSNX-TV Channel 7 has filed a broadcast agreement with the association for a contest that you host.',
        '',
        'Contest: Girls Basketball, Sub-State, 6A',
        'Dates: Tue 3/2/2027, Wed 3/3/2027',
        'Event site: Easton Gymnasium',
        'Broadcast: Television, Live telecast',
        'Our contact: Ana Ruiz, ana@ksnx7.example',
        '',
        expect.stringContaining('at least 24 hours before the event'),
        '',
        'Schools: Free State High School and Wichita East High School',
      ],
    });
  });

  test.each<[BroadcastType, Partial<typeof choices>, Partial<typeof texts>, string[]]>([
    ['Internet Video', { tier: '0' }, { stream: 'https://live.example' }, ['Stream: https://live.example']],
    [
      'Audio',
      { landline: '1', cellphone: '0' },
      {},
      [
        'Broadcast: Radio or Internet Audio',
        'Landline needed at the site: yes',
        'Broadcast by cell phone: no',
        'The association sends you a separate email with the link to approve or deny this request.',
      ],
    ],
    [
      'Audio',
      { landline: '0', cellphone: '1' },
      {},
      ['Landline needed at the site: no', 'Broadcast by cell phone: yes'],
    ],
  ])('tells what %s needs', (type, changes, more, lines) => {
    expect(mailOf(type, { eventsite: '501', ...changes }, more)).toMatchObject({
      to: 'ad@freestate.example',
      lines: expect.arrayContaining(lines) as string[],
    });
  });

  test('is not offered where the host has no email address', () => {
    expect(mailOf('Television', { eventsite: '502' })).toBeUndefined();
  });
});
