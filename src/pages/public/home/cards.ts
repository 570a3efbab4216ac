import { associationUrl } from '@/shared/config/config';
import { paths } from '@/shared/routes/paths';

export type CardLink =
  { kind: 'internal'; label: string; to: string } | { kind: 'external' | 'pdf'; label: string; href: string };

export interface Card {
  id: string;
  /** Makes the card's link look like a primary button. */
  isMain?: true;
  title: string;
  description: string;
  /** The link requires a signed-in organization. */
  needsLogin?: true;
  links: readonly [CardLink, ...CardLink[]];
}

export interface CardGroup {
  id: string;
  heading: string;
  purpose: string;
  cards: readonly Card[];
}

/** The nine cards, grouped by audience (HOM-1, HOM-3). */
export const groups: readonly CardGroup[] = [
  {
    id: 'public',
    heading: 'The public',
    purpose: 'Find out who covers our schools and how to reach them.',
    cards: [
      {
        id: 'listing',
        isMain: true,
        title: 'Media listing',
        description:
          'Every newspaper, station, and internet outlet approved to cover our schools, with its contacts. Search by name.',
        links: [{ kind: 'internal', label: 'Browse the media listing', to: paths.mediaListing }],
      },
      {
        id: 'awards',
        title: 'Media award winners',
        description: 'Writers and broadcasters the association has honored for their coverage of school activities.',
        links: [
          { kind: 'external', label: 'Sportswriter award winners', href: associationUrl('media/awards/sportswriter') },
          { kind: 'external', label: 'Sportscaster award winners', href: associationUrl('media/awards/sportscaster') },
        ],
      },
    ],
  },
  {
    id: 'newsrooms',
    heading: 'Newsrooms',
    purpose: 'Get listed, request credentials, and file broadcast agreements.',
    cards: [
      {
        id: 'request',
        title: 'Request media listing',
        description:
          'Not in the listing yet? Tell us about your organization; staff reviews requests within 2-3 business days.',
        links: [{ kind: 'internal', label: 'Request a listing', to: paths.mediaRequest }],
      },
      {
        id: 'procedure',
        title: 'Credential request procedure',
        description: 'Who is eligible for a yearly state-event credential, and how a registered outlet asks for one.',
        links: [{ kind: 'internal', label: 'Read the procedure', to: paths.requestProcedure }],
      },
      {
        id: 'agreement',
        title: 'Broadcast agreement form',
        description: 'Television, internet video, and audio agreements for post-season contests.',
        needsLogin: true,
        links: [{ kind: 'internal', label: 'Start a broadcast agreement', to: paths.agreement }],
      },
      {
        id: 'network',
        title: 'Network agreement info',
        description:
          'How post-season broadcasts work with the NFHS Network, and which rights are available for each contest.',
        links: [{ kind: 'pdf', label: 'Read the document', href: associationUrl('media/network-agreement.pdf') }],
      },
    ],
  },
  {
    id: 'schools',
    heading: 'Schools',
    purpose: 'Read, post, and air the association’s announcements.',
    cards: [
      {
        id: 'psa',
        title: 'Public service announcements (PSAs)',
        description:
          'Scripts for this season, student spots, posters to print, and audio and video samples, free to use.',
        links: [{ kind: 'internal', label: 'See the PSAs', to: paths.psa }],
      },
      {
        id: 'sportsmanship',
        title: 'Sportsmanship PA examples',
        description: 'Seven announcements for the public-address booth, from the welcome to the final horn.',
        links: [{ kind: 'internal', label: 'Read the announcements', to: paths.sportsmanship }],
      },
      {
        id: 'partners',
        title: 'School primary partner program',
        description:
          'What a school and its broadcast partner agree on for a season, and how a station becomes a partner.',
        links: [{ kind: 'pdf', label: 'Read the document', href: associationUrl('media/school-primary-partner.pdf') }],
      },
    ],
  },
];
