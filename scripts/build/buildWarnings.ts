type Environment = Readonly<Record<string, string | undefined>>;

const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value);

/** Names settings that a public build lacks; empty for the embedded default. */
export function buildWarnings(environment: Environment): string[] {
  const text = (name: string): string => environment[name]?.trim() ?? '';
  const association = text('ASSOCIATION_URL');
  const images = text('IMAGE_ORIGINS')
    .split(/[\s,]+/)
    .filter((value) => value !== '');
  const isEmbedded = text('CAPTCHA') === 'standin' && !isAbsolute(text('MEDIA_API_URL'));
  const isBlocked = isAbsolute(text('MEDIA_API_URL')) && !isAbsolute(association) && images.length === 0;
  const plain = [association, ...images].filter((value) => /^http:\/\//i.test(value));
  return [
    ...(association === '' && !isEmbedded
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
