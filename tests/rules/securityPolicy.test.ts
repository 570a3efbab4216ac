// Verifies SEC-1.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fc } from '../support/generated';
import { documentPolicy, headerPolicy } from '../../build/security/contentPolicy';
import { inlineScripts } from '../../build/security/inlineScripts';
import { readPolicySettings } from '../../build/security/policySettings';
import { documentHeaders, nginxBlock, staticHostBlock } from '../../build/security/securityHeaders';

const standin = readPolicySettings({ CAPTCHA: 'standin' });

const sources = (policy: string, directive: string): string[] | undefined =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  it('allows nothing beyond the portal when nothing is configured', () => {
    const header = headerPolicy(standin, false);
    expect(sources(header, 'connect-src')).toEqual(["'self'"]);
    expect(sources(header, 'img-src')).toEqual(["'self'", 'data:']);
    expect(sources(header, 'frame-src')).toEqual(["'none'"]);
    expect(sources(header, 'script-src')).toEqual([
      "'self'",
      sha256(inlineScripts.prefetch),
      sha256(inlineScripts.beforePaint),
      sha256(inlineScripts.holdSubmit),
      sha256(inlineScripts.shell),
    ]);
    expect(sources(header, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources(header, 'trusted-types')).toEqual(['default']);
    expect(header).not.toContain('http');
  });

  it.each([
    [{ MEDIA_API_URL: 'https://api.example.org/media/v1' }, 'connect-src', 'https://api.example.org'],
    [{ ASSOCIATION_URL: 'https://www.example.org/site' }, 'img-src', 'https://www.example.org'],
    [{ IMAGE_ORIGINS: 'https://a.example https://b.example/x' }, 'img-src', 'https://a.example https://b.example'],
    [{ ASSOCIATION_UPLOADS_URL: 'https://up.example.org/form' }, 'frame-src', 'https://up.example.org'],
    [{ ASSOCIATION_UPLOADS_URL: '/association/media/uploads' }, 'frame-src', "'self'"],
    [{ MEDIA_API_URL: '/media/api' }, 'connect-src', "'self'"],
  ])('allows what %j needs, for %s', (configured, directive, expected) => {
    const settings = readPolicySettings({ CAPTCHA: 'standin', ...configured });
    expect(sources(headerPolicy(settings, false), directive)?.join(' ')).toContain(expected);
    expect(sources(documentPolicy(settings, ''), directive)?.join(' ')).toContain(expected);
  });

  it('allows Google for scripts, frames, and connections only when reCAPTCHA is configured', () => {
    const policy = headerPolicy(readPolicySettings({ CAPTCHA: 'recaptcha' }), false);
    expect(sources(policy, 'script-src')).toContain('https://www.google.com/recaptcha/');
    expect(sources(policy, 'script-src')).toContain('https://www.gstatic.com/recaptcha/');
    expect(sources(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    expect(documentPolicy(standin, '') + headerPolicy(standin, true)).not.toContain('google');
  });

  it.each(['MEDIA_API_URL', 'ASSOCIATION_URL', 'IMAGE_ORIGINS', 'ASSOCIATION_UPLOADS_URL'])(
    'names the variable when %s is not an address',
    (name) => {
      expect(() => readPolicySettings({ [name]: "javascript:alert('1')" })).toThrow(name);
    },
  );

  it('never gets weaker and never gains a directive, whatever the configuration', () => {
    const names = ['MEDIA_API_URL', 'ASSOCIATION_URL', 'IMAGE_ORIGINS', 'ASSOCIATION_UPLOADS_URL'];
    const address = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
      fc.string({ unit: fc.constantFrom(';', "'", ',', '*', ' ', '"', 'x', '.') }).map((host) => `https://${host}`),
      fc.string().map((text) => `https://x.example/${text}; script-src 'unsafe-inline' *`),
    );
    const directives = (policy: string): (string | undefined)[] => policy.split('; ').map((part) => part.split(' ')[0]);
    fc.assert(
      fc.property(fc.constantFrom(...names), address, fc.boolean(), (name, value, https) => {
        let settings;
        try {
          settings = readPolicySettings({ CAPTCHA: 'standin', [name]: value });
        } catch {
          return;
        }
        for (const make of [(of = standin) => headerPolicy(of, https), (of = standin) => documentPolicy(of, '<p>')]) {
          const policy = make(settings);
          expect(policy).not.toMatch(/unsafe|[\n\r"]/);
          expect(directives(policy)).toEqual(directives(make()));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('requires https only when the portal is served by https', () => {
    expect(headerPolicy(standin, false)).not.toContain('upgrade-insecure-requests');
    expect(documentHeaders(standin, false)).not.toHaveProperty('Strict-Transport-Security');
    expect(headerPolicy(standin, true)).toContain('upgrade-insecure-requests');
    expect(documentHeaders(standin, true)['Strict-Transport-Security']).toMatch(/^max-age=31536000/);
  });
});

describe('a document’s policy', () => {
  const html =
    '<head><script defer src="/a.js"></script><script data-requests="/x">one()</script>\n<style data-href="/a.css">a{b:c}\n</style></head>';

  it('allows exactly the scripts and styles in it', () => {
    const policy = documentPolicy(standin, html);
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
    expect(sources(policy, 'script-src')).toEqual(["'self'", sha256('one()')]);
    expect(sources(policy, 'style-src')).toEqual(["'self'", sha256('a{b:c}\n')]);
  });

  it('omits what a document cannot set', () => {
    expect(documentPolicy(standin, html)).not.toMatch(/frame-ancestors|report|sandbox/);
  });

  it('requires Trusted Types, as the header does', () => {
    for (const policy of [documentPolicy(standin, html), headerPolicy(standin, true)]) {
      expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    }
  });
});

it('matches the documentation (update with: npm run generate)', () => {
  const text = readFileSync('docs/security-headers.md', 'utf8');
  const settings = readPolicySettings({});
  expect(text).toContain(nginxBlock(settings));
  expect(text).toContain(staticHostBlock(settings));
});
