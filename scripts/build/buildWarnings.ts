import { type Environment, isSet, readSetting } from '../../settings/readSetting';

const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value);

/** Names settings that a public build lacks; empty for the embedded default. */
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
          'ASSOCIATION_URL is not set: links to the association lead to /association on the portal’s own host. Set it to the association’s site.',
        ]
      : []),
    ...(isBlocked
      ? [
          'No origin of pictures is allowed but the portal’s own: mascots, logos and pictures of another host are blocked. Set IMAGE_ORIGINS; "npm run conform" names the origins.',
        ]
      : []),
    ...plain.map(
      (value) =>
        `Pictures of ${value} are blocked on a portal that is served by https: pages there load none by http. Give its https address.`,
    ),
  ];
}
