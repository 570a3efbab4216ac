// The deployment configuration of a build, from its environment. src/shared/config has the defaults.
const KEYS = [
  'MEDIA_API_URL',
  'CAPTCHA',
  'RECAPTCHA_SITE_KEY',
  'ASSOCIATION_URL',
  'ASSOCIATION_UPLOADS_URL',
  'ASSOCIATION_NAME',
  'ASSOCIATION_SHORT_NAME',
  'ASSOCIATION_STREET',
  'ASSOCIATION_CITY',
  'ASSOCIATION_PHONE',
  'ASSOCIATION_EMAIL',
  'ASSOCIATION_MEDIA_EMAIL',
  'ASSOCIATION_FACEBOOK',
  'ASSOCIATION_X',
  'ASSOCIATION_INSTAGRAM',
  'ASSOCIATION_YOUTUBE',
];

/**
 * Replacements for webpack's DefinePlugin. Production defaults to reCAPTCHA, so that no public portal is unprotected by accident.
 * @param {NodeJS.ProcessEnv} env
 * @param {'production' | 'development'} mode
 * @returns {Record<string, string>}
 * @throws with instructions if the configuration is invalid
 */
export function readConfiguration(env, mode) {
  const values = Object.fromEntries(KEYS.map((key) => [key, env[key]?.trim() ?? '']));
  values.CAPTCHA ||= mode === 'production' ? 'recaptcha' : 'standin';
  if (!['recaptcha', 'standin'].includes(values.CAPTCHA)) {
    throw new Error(`CAPTCHA is "${values.CAPTCHA}"; it must be "recaptcha" or "standin".`);
  }
  if (values.CAPTCHA === 'recaptcha' && values.RECAPTCHA_SITE_KEY === '') {
    throw new Error(
      'RECAPTCHA_SITE_KEY is missing. Set it to the public site key of your reCAPTCHA v2 widget, ' +
        'or set CAPTCHA=standin for a build that is not open to the public.',
    );
  }
  for (const key of ['MEDIA_API_URL', 'ASSOCIATION_URL', 'ASSOCIATION_UPLOADS_URL']) {
    if (values[key] !== '' && !/^(https?:\/\/|\/)/.test(values[key])) {
      throw new Error(`${key} is "${values[key]}"; it must be an absolute http(s) URL or a path that starts with "/".`);
    }
  }
  // Prerendered pages mark dates as past relative to the build's day.
  values.BUILD_DAY = new Date().toISOString().slice(0, 10);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)]),
  );
}
