import { type Environment, readSetting } from '../settings/readSetting';

export interface PolicySettings {
  apiOrigin: string | undefined;
  imageOrigins: readonly string[];
  uploads: string | undefined;
  recaptcha: boolean;
}

/** The origin of an address; undefined for a path, which is on the portal's own origin. */
export const originOf = (address: string): string | undefined =>
  address.startsWith('/') ? undefined : new URL(address).origin;

/** @throws an error that names the invalid variable */
export function readPolicySettings(environment: Environment): PolicySettings {
  const images = readSetting(environment, 'IMAGE_ORIGINS') ?? [];
  const imageOrigins = [readSetting(environment, 'ASSOCIATION_URL'), ...images].map(originOf);
  const uploads = readSetting(environment, 'ASSOCIATION_UPLOADS_URL');
  return {
    apiOrigin: originOf(readSetting(environment, 'MEDIA_API_URL')),
    imageOrigins: [...new Set(imageOrigins.filter((origin) => origin !== undefined))],
    uploads: uploads === undefined ? undefined : (originOf(uploads) ?? "'self'"),
    recaptcha: readSetting(environment, 'CAPTCHA') === 'recaptcha',
  };
}
