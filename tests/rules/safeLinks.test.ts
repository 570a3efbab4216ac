// Verifies AGR-11, SEC-3.
import { fc } from '../support/generated';
import { isHttpUrl } from '@/shared/lib/field-patterns';
import { mailtoHref, safeHref } from '@/shared/lib/safe-links';
import { hostileLinks } from '../support/hostileLinks';
import { runs } from '../support/runs';

describe('a web site or e-mail address from data', () => {
  test.each([
    ['https://www.gazette.example', 'https://www.gazette.example/'],
    ['http://gazette.example/sports?team=1#top', 'http://gazette.example/sports?team=1#top'],
    ['HTTPS://Gazette.example', 'https://gazette.example/'],
    ['www.gazette.example', 'https://www.gazette.example/'],
    ['Gazette.Example', 'https://gazette.example/'],
    [' news@gazette.example ', 'mailto:news@gazette.example'],
    ['gazette.example:8443/live', 'https://gazette.example:8443/live'],
    ['mailto:news@gazette.example', 'mailto:news@gazette.example'],
    ['a?b@gazette.example', 'mailto:a%3Fb@gazette.example'],
  ])('%s leads to %s', (stored, href) => {
    expect(safeHref(stored)).toBe(href);
  });

  test.each(hostileLinks)('%j stays text', (stored) => {
    expect(safeHref(stored)).toBeUndefined();
  });

  test('a missing one stays text', () => {
    expect(safeHref(null)).toBeUndefined();
    expect(safeHref(undefined)).toBeUndefined();
  });

  test('leads only to http, https, and mailto, whatever is stored', () => {
    const scheme = fc.constantFrom('javascript:', 'data:', 'https://', 'http://', 'mailto:', 'blob:', '//', '');
    const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u200b', 'a', '@', '.example', '/', '\\', ':');
    fc.assert(
      fc.property(fc.tuple(noise, scheme, noise, fc.string(), noise), (pieces) => {
        const href = safeHref(pieces.join(''));
        return href === undefined || ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol);
      }),
      { numRuns: runs(5000) },
    );
  });
});

test('an e-mail address may have blanks around it', () => {
  expect(mailtoHref(' news@gazette.example ')).toBe('mailto:news@gazette.example');
});

test.each(['x-https://gazette.example', 'x-mailto:news@gazette.example'])('%j is no web site', (stored) => {
  expect(safeHref(stored)).toBeUndefined();
});

test.each(['news@gazette', 'news', '', null, undefined, 'a@b.example?subject=x'])(
  '%j is not an e-mail address',
  (address) => {
    expect(mailtoHref(address)).toBeUndefined();
  },
);

describe('the rule for the URL of a stream', () => {
  test.each(['http://gazette.example', 'https://www.gazette.example/live?game=1', 'HTTPS://gazette.example'])(
    'accepts %s',
    (url) => {
      expect(isHttpUrl(url)).toBe(true);
    },
  );

  test.each([
    'www.gazette.example',
    'ftp://gazette.example',
    'http:///x',
    'https://gazette.example/two words',
    'https://gazette.example:99999',
    'https://?live',
    'https://#live',
    ' https://gazette.example',
    'javascript:alert(1)//http://x',
  ])('refuses %j', (url) => {
    expect(isHttpUrl(url)).toBe(false);
  });

  test('accepts every web address that the generator makes', () => {
    fc.assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => isHttpUrl(url)));
  });
});
