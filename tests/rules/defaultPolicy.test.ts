// Verifies SEC-1.
import { createHTML, createScriptURL } from '@/app/security/defaultPolicy';

describe('HTML from a script', () => {
  it.each(['', 'Test', '.portal{--ant-blue:#1677FF}', 'a > b &amp; c'])('is allowed without markup: %s', (text) => {
    expect(createHTML(text)).toBe(text);
  });

  it.each(['<b>', '<img src=x onerror=alert(1)>', 'a<', '</style><script>'])('is refused with markup: %s', (text) => {
    expect(createHTML(text)).toBeNull();
  });
});

describe('a script address', () => {
  it.each(['/mediareact/assets/psa.0123456789.js', 'http://localhost/mediareact/assets/main.js'])(
    'is allowed for the portal’s own scripts: %s',
    (address) => {
      expect(createScriptURL(address)).toBe(new URL(address, 'http://localhost').href);
    },
  );

  it.each([
    'https://evil.example/mediareact/assets/main.js',
    '//evil.example/mediareact/assets/main.js',
    '/mediareact/api/org/types',
    '/mediareact/assets/../api/org/types',
    '/mediareact/assets/%2e%2e/api/org/types',
    '/mediareact/assets',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/0123',
    'https://www.google.com/recaptcha/api.js?render=explicit',
  ])('is refused otherwise: %s', (address) => {
    expect(createScriptURL(address)).toBeNull();
  });

  it('may be only Google’s widget when reCAPTCHA is configured, with Trusted Types enabled', async () => {
    process.env.CAPTCHA = 'recaptcha';
    jest.resetModules();
    const configured = await import('@/app/security/defaultPolicy');
    delete process.env.CAPTCHA;
    expect(configured.createScriptURL('https://www.google.com/recaptcha/api.js?onload=f&render=explicit')).toBe(
      'https://www.google.com/recaptcha/api.js?onload=f&render=explicit&trustedtypes=true',
    );
    expect(configured.createScriptURL('https://www.google.com/complete/search?callback=alert')).toBeNull();
    expect(configured.createScriptURL('https://www.google.com/recaptcha/api.js/../../x.js')).toBeNull();
    expect(configured.createScriptURL('http://www.google.com/recaptcha/api.js')).toBeNull();
  });
});
