import { type Environment, readSetting } from './settings/readSetting';
import { PORTAL_SETTINGS } from './settings/settings';

/**
 * The constants that webpack's DefinePlugin puts into the code. Production defaults to reCAPTCHA, so that no public portal is
 * unprotected by accident.
 * @throws with instructions if a setting is missing or invalid
 */
export function defineSettings(environment: Environment, mode: 'production' | 'development'): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of PORTAL_SETTINGS) {
    readSetting(environment, name);
    values[name] = environment[name]?.trim() ?? '';
  }
  values.CAPTCHA ||= mode === 'production' ? readSetting({}, 'CAPTCHA') : 'standin';
  if (values.CAPTCHA === 'recaptcha' && values.RECAPTCHA_SITE_KEY === '') {
    throw new Error(
      'RECAPTCHA_SITE_KEY is missing. Set it to the public site key of your reCAPTCHA v2 widget, ' +
        'or set CAPTCHA=standin for a build that is not open to the public.',
    );
  }
  // Prerendered pages use the day of the build as today when they mark past dates.
  values.BUILD_DAY = new Date().toISOString().slice(0, 10);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );
}
