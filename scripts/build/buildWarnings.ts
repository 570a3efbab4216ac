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
