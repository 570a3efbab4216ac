// Verifies GEN-29.
import { fc } from '../support/generated';
import { mailto, MAIL_LIMIT } from '@/shared/lib/mailto';
import { runs } from '../support/runs';

const base = { to: 'host@school.example', subject: 'State finals', lines: ['Hello,', '', 'see you there'] };

function read(href: string | undefined) {
  const [recipient = '', query = ''] = (href ?? '').split('?');
  const headers = query.split('&').map((header) => header.split('='));
  return {
    recipient,
    headers: headers.map(([name]) => name),
    texts: headers.map(([, text = '']) => decodeURIComponent(text)),
  };
}

describe('a prepared mail', () => {
  test('has its recipient, its subject, and its lines', () => {
    expect(mailto(base)).toBe(
      'mailto:host@school.example?subject=State%20finals&body=Hello%2C%0D%0A%0D%0Asee%20you%20there',
    );
  });

  test.each([
    [null],
    [''],
    ['host'],
    ['host@school'],
    ['a@school.example,b@school.example'],
    ['host@school.example?bcc=x@y.example'],
    ['host@school.example\r\nBcc: x@y.example'],
  ])('is not offered for the recipient %j', (to) => {
    expect(mailto({ ...base, to })).toBeUndefined();
  });

  test.each([
    ['subject', { ...base, subject: 'Finals\r\nBcc: x@y.example' }],
    ['subject', { ...base, subject: 'Finals&bcc=x@y.example' }],
    ['body', { ...base, lines: ['Finals&bcc=x@y.example', 'a\nb\u0000\u2028c'] }],
  ])('takes no header and no line from a value in its %s', (_part, mail) => {
    const { recipient, headers, texts } = read(mailto(mail));
    expect(recipient).toBe('mailto:host@school.example');
    expect(headers).toEqual(['subject', 'body']);
    expect(texts[0]).not.toMatch(/\p{Cc}/u);
    expect(texts[1]?.split('\r\n')).toHaveLength(mail.lines.length);
  });

  test('leaves out the details that do not fit, and says so', () => {
    const details = Array.from({ length: 100 }, (_, index) => `Coach ${index}: Núñez 𝒜`);
    const href = mailto({ ...base, details }) ?? '';
    const lines = read(href).texts[1]?.split('\r\n') ?? [];
    expect(href.length).toBeLessThanOrEqual(MAIL_LIMIT);
    expect(href.length).toBeGreaterThan(MAIL_LIMIT - 100);
    expect(lines.slice(0, 4)).toEqual(['Hello,', '', 'see you there', 'Coach 0: Núñez 𝒜']);
    expect(lines.at(-1)).toBe('…');
  });

  test('is not offered if its own lines do not fit', () => {
    expect(mailto({ ...base, lines: ['x'.repeat(MAIL_LIMIT)] })).toBeUndefined();
    expect(mailto({ ...base, subject: 'x'.repeat(5000) })).toContain('&body=Hello');
  });

  test('never exceeds the limit nor throws, whatever the texts are', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 6 }),
        fc.array(text, { maxLength: 12 }),
        (subject, lines, details) => {
          expect(mailto({ ...base, subject, lines, details })?.length ?? 0).toBeLessThanOrEqual(MAIL_LIMIT);
        },
      ),
      { numRuns: runs(200) },
    );
    expect(mailto({ ...base, subject: 'half \ud83d' })).toContain('half%20%EF%BF%BD');
  });
});

test.each([
  [['a@school.example', 'b@school.example'], 'a@school.example,b@school.example'],
  [['a@school.example', 'nobody', ''], 'a@school.example'],
  [[], undefined],
  [['nobody'], undefined],
])('a prepared mail to %j', (to, recipients) => {
  expect(mailto({ ...base, to })?.split('?')[0]).toBe(recipients === undefined ? undefined : `mailto:${recipients}`);
});
