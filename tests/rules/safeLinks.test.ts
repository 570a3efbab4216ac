import fc from 'fast-check';
import { isHttpUrl, mailtoHref, safeHref } from '@/shared/lib/safe-links';

describe('a web site or e-mail address from data', () => {
  test.each([
    ['https://www.gazette.example', 'https://www.gazette.example/'],
    ['http://gazette.example/sports?team=1#top', 'http://gazette.example/sports?team=1#top'],
    ['HTTPS://Gazette.example', 'https://gazette.example/'],
    ['www.gazette.example', 'https://www.gazette.example/'],
    ['gazette.example/sports', 'https://gazette.example/sports'],
    ['gazette.example:8443/live', 'https://gazette.example:8443/live'],
    [' www.gazette.example ', 'https://www.gazette.example/'],
    ['mailto:news@gazette.example', 'mailto:news@gazette.example'],
    ['news@gazette.example', 'mailto:news@gazette.example'],
    ['a?b@gazette.example', 'mailto:a%3Fb@gazette.example'],
  ])('%s leads to %s', (stored, href) => {
    expect(safeHref(stored)).toBe(href);
  });

  const script = 'javascript:alert(1)';
  test.each([
    script,
    'JavaScript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\njavascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    'javascript :alert(1)',
    'javascript://www.gazette.example/%0aalert(1)',
    'javascript://%0aalert(1)//.example',
    'javascript:/*https://*/alert(1)',
    'javascript:www.gazette.example',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript%3Aalert(1)',
    'jаvascript:alert(1)',
    'ｊavascript:alert(1)',
    'feed:javascript:alert(1)',
    'view-source:javascript:alert(1)',
    'jar:javascript:alert(1)!/',
    'vbscript:msgbox(1)',
    'VBScript:msgbox(1)',
    'livescript:alert(1)',
    'mocha:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'DATA:text/html,x',
    'data:,x',
    'blob:https://gazette.example/1b9d',
    'filesystem:https://gazette.example/temporary/x',
    'file:///etc/passwd',
    'file://gazette.example/share',
    'ftp://gazette.example',
    'ws://gazette.example',
    'wss://gazette.example',
    'about:blank',
    'chrome://settings',
    'intent://gazette.example#Intent;scheme=javascript;end',
    'tel:7855550142',
    'sms:7855550142',
    'skype:gazette',
    'steam://run/1',
    'ms-msdt:/id',
    'search-ms:query=x',
    'mhtml:https://gazette.example',
    'x-javascript:alert(1)',
    '//gazette.example',
    '///gazette.example',
    '\\\\gazette.example\\share',
    'https:\\\\gazette.example',
    'http:\\gazette.example',
    'https:/gazette.example',
    'https:gazette.example',
    'https:javascript:alert(1)',
    'https:///gazette.example',
    'https://',
    'https://https://gazette.example',
    'https://localhost',
    'https://bank.example@evil.example',
    'https://bank.example:pw@evil.example',
    'https://bank.example%40evil.example:x@evil.example',
    'www.bank.example@evil.example/login',
    'https://gazette.example/a b',
    'https://gazette.example/\u202egnp.exe',
    'https://gazette.example/\u0007',
    'mailto:news@gazette.example?bcc=all@evil.example',
    'mailto:news@gazette.example,more@evil.example',
    'mailto:news@gazette.example%0d%0aBcc:x@evil.example',
    'mailto:javascript:alert(1)',
    'mailto:',
    '/mediareact/login',
    '../login',
    '?next=1',
    '#top',
    '"><script>alert(1)</script>',
    "' onclick='alert(1)",
    '<a href="https://gazette.example">',
    'gazette',
    '123',
    'none',
    'n/a',
    '.',
    '..',
    '.example',
    'gazette..example',
    '',
    '   ',
  ])('%j stays text', (stored) => {
    expect(safeHref(stored)).toBeUndefined();
  });

  test('a missing one stays text', () => {
    expect(safeHref(null)).toBeUndefined();
    expect(safeHref(undefined)).toBeUndefined();
  });

  test('leads nowhere but to http, https and mailto, whatever is stored', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'vbscript:',
      'https://',
      'http://',
      'mailto:',
      'blob:',
      '//',
      '',
    );
    const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u200b', 'a', '@', '.example', '/', '\\', ':');
    fc.assert(
      fc.property(fc.tuple(noise, scheme, noise, fc.string(), noise), (pieces) => {
        const href = safeHref(pieces.join(''));
        return href === undefined || ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol);
      }),
      { numRuns: 5000 },
    );
  });
});

test.each(['news@gazette', 'news', '', 'a@b.example?subject=x'])('%j is no address to write to', (address) => {
  expect(mailtoHref(address)).toBeUndefined();
});

describe('the rule for the URL of a stream', () => {
  test.each(['http://gazette.example', 'https://www.gazette.example/live?game=1', 'HTTPS://gazette.example'])(
    'accepts %s',
    (url) => {
      expect(isHttpUrl(url)).toBe(true);
    },
  );

  test.each([
    '',
    'www.gazette.example',
    'ftp://gazette.example',
    'https://',
    'http:///x',
    'https:/gazette.example',
    'https://two words',
    ' https://gazette.example',
    'javascript:alert(1)//http://x',
  ])('refuses %j', (url) => {
    expect(isHttpUrl(url)).toBe(false);
  });

  test('accepts every web address that the generator makes', () => {
    fc.assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => isHttpUrl(url)));
  });
});
