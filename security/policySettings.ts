export interface PolicySettings {
  apiOrigin: string | undefined;
  imageOrigins: readonly string[];
  uploads: string | undefined;
  recaptcha: boolean;
}

/** A host may contain characters that separate the parts of a policy. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws an error that names the invalid variable */
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
