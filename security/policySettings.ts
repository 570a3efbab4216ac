/** What the policy has to allow beyond the portal's own origin. */
export interface PolicySettings {
  /** Origin of the media API, where it is another one. */
  apiOrigin: string | undefined;
  /** Origins of mascots, logos, pictures and sounds. */
  imageOrigins: readonly string[];
  /** What the embedded upload page may be loaded from: an origin, `'self'`, or nothing where none is embedded. */
  uploads: string | undefined;
  recaptcha: boolean;
}

/** A host may hold characters that separate the parts of a policy. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the variables that a production build reads (README, "Configuration").
 * @throws a sentence that names the variable that is wrong
 */
export function readPolicySettings(environment: Environment): PolicySettings {
  const text = (name: string): string => environment[name]?.trim() ?? '';
  const originOf = (name: string, value = text(name)): string | undefined => {
    if (value === '' || value.startsWith('/')) return undefined;
    const origin = URL.canParse(value) ? new URL(value).origin : '';
    if (ORIGIN.test(origin)) return origin;
    throw new Error(`${name} has "${value}", but it must be an address like https://www.example.org.`);
  };
  const association = originOf('ASSOCIATION_URL');
  const images = text('IMAGE_ORIGINS').split(/[\s,]+/);
  const imageOrigins = [association, ...images.map((value) => originOf('IMAGE_ORIGINS', value))];
  return {
    apiOrigin: originOf('MEDIA_API_URL'),
    imageOrigins: [...new Set(imageOrigins.filter((origin) => origin !== undefined))],
    uploads: text('ASSOCIATION_UPLOADS_URL') === '' ? undefined : (originOf('ASSOCIATION_UPLOADS_URL') ?? "'self'"),
    recaptcha: text('CAPTCHA') !== 'standin',
  };
}
