import { associationUrl } from '@/shared/config/config';

export interface Poster {
  size: string;
  use: string;
  url: string;
}

const poster = (size: string, use: string): Poster => ({
  size,
  use,
  url: associationUrl(`media/psa/poster-${size}.pdf`),
});

export const posters: readonly Poster[] = [
  poster('5.5x8.5', 'Half letter, for game programs and counter cards'),
  poster('8.5x11', 'Letter, for lobby boards and classroom doors'),
  poster('11x17', 'Tabloid, for gymnasium entrances and locker rooms'),
];

export const nationalPsas = {
  label: 'National PSAs from the NFHS',
  text: 'The National Federation of State High School Associations produces spots for use in every state.',
  url: 'https://www.nfhs.org/',
};
