import { associationUrl } from '@/shared/config';
import { paths } from '@/shared/routes';

export type CardLink =
  { kind: 'internal'; label: string; to: string } | { kind: 'external' | 'pdf'; label: string; href: string };

export interface Card {
  id: string;
  /** What the card is about, in a word. */
  kicker: string;
  title: string;
  description: string;
  /** Whether its link leads to a page that only a signed-in organization may see. */
  needsLogin?: true;
  links: readonly [CardLink, ...CardLink[]];
}

/** Section 2: the nine cards of the home page. The two award-winner links share the ninth. */
export const cards: readonly Card[] = [
  {
    id: 'listing',
    kicker: 'Directory',
    title: 'Media listing',
    description:
      'Every newspaper, station and internet outlet approved to cover our schools, with its contacts. Search by name.',
    links: [{ kind: 'internal', label: 'Browse the media listing', to: paths.mediaListing }],
  },
  {
    id: 'procedure',
    kicker: 'Credentials',
    title: 'Credential request procedure',
    description: 'Who is eligible for a yearly state-event credential, and how a registered outlet asks for one.',
    links: [{ kind: 'internal', label: 'Read the procedure', to: paths.requestProcedure }],
  },
  {
    id: 'network',
    kicker: 'Broadcasting',
    title: 'Network agreement info',
    description:
      'How post-season broadcasts work together with the NFHS Network, and which rights each contest leaves open.',
    links: [{ kind: 'pdf', label: 'Read the document', href: associationUrl('media/network-agreement.pdf') }],
  },
  {
    id: 'request',
    kicker: 'Directory',
    title: 'Request media listing',
    description:
      'Not in the listing yet? Tell us about your organization; staff reviews requests within 2–3 business days.',
    links: [{ kind: 'internal', label: 'Request a listing', to: paths.mediaRequest }],
  },
  {
    id: 'agreement',
    kicker: 'Broadcasting',
    title: 'Broadcast agreement form',
    description:
      'Television, internet video and audio agreements for post-season contests. Sign in with your media account first.',
    needsLogin: true,
    links: [{ kind: 'internal', label: 'Start a broadcast agreement', to: paths.agreement }],
  },
  {
    id: 'partners',
    kicker: 'Broadcasting',
    title: 'School primary partner program',
    description: 'What a school and its broadcast partner agree on for a season, and how a station becomes one.',
    links: [{ kind: 'pdf', label: 'Read the document', href: associationUrl('media/school-primary-partner.pdf') }],
  },
  {
    id: 'psa',
    kicker: 'For air',
    title: 'Public service announcements (PSAs)',
    description: 'Scripts for this season, student spots, posters to print, and audio and video samples, free to use.',
    links: [{ kind: 'internal', label: 'See the PSAs', to: paths.psa }],
  },
  {
    id: 'sportsmanship',
    kicker: 'For the booth',
    title: 'Sportsmanship PA examples',
    description: 'Seven announcements for the public-address booth, from the welcome to the final horn.',
    links: [{ kind: 'internal', label: 'Read the announcements', to: paths.sportsmanship }],
  },
  {
    id: 'awards',
    kicker: 'Honors',
    title: 'Media award winners',
    description:
      'The writers and broadcasters whom the association has honored for their coverage of school activities.',
    links: [
      { kind: 'external', label: 'Sportswriter award winners', href: associationUrl('media/awards/sportswriter') },
      { kind: 'external', label: 'Sportscaster award winners', href: associationUrl('media/awards/sportscaster') },
    ],
  },
];
