import { type Environment, isSet, readSetting } from './settings/readSetting';

const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value);

/** Warns about settings that break links or images. ASSOCIATION_URL may be unset for `npm start`, whose server provides /association. */
export function buildWarnings(environment: Environment): string[] {
  const association = readSetting(environment, 'ASSOCIATION_URL');
  const images = readSetting(environment, 'IMAGE_ORIGINS') ?? [];
  const api = readSetting(environment, 'MEDIA_API_URL');
  const isEmbedded = readSetting(environment, 'CAPTCHA') === 'standin' && !isAbsolute(api);
  const isBlocked = isAbsolute(api) && !isAbsolute(association) && images.length === 0;
  const plain = [association, ...images].filter((value) => /^http:\/\//i.test(value));
  return [
    ...(!isSet(environment, 'ASSOCIATION_URL') && !isEmbedded
      ? [
          'ASSOCIATION_URL is not set, so links to the association lead to /association on the portal’s host. Set it to the association’s site.',
        ]
      : []),
    ...(isBlocked
      ? [
          'The portal allows images only from its own origin, so mascots, logos, and pictures from other hosts are blocked. Set IMAGE_ORIGINS; "npm run conform" lists the origins.',
        ]
      : []),
    ...plain.map((value) => `Browsers block images from ${value} on pages served over https. Use its https address.`),
  ];
}
