import { config } from '@/shared/config';

const { name, mediaEmail } = config.association;

export const intro = `Media credentials admit working journalists and broadcasters to the state events of the ${name}. This page says who may have one and how to ask for it.`;

/** The three rules of the procedure, as the association states them. */
export const rules = [
  {
    heading: 'Only registered media outlets are eligible',
    text: 'Credentials are issued to newspapers, radio and television stations and internet outlets that are in the association’s media listing.',
  },
  {
    heading: 'Credentials are requested each year, by e-mail',
    text: 'Yearly credentials for state events are requested by e-mailing the association’s staff. A credential is good for one school year; last year’s does not carry over, and every outlet asks again.',
  },
  {
    heading: 'Unlisted organizations are not issued a credential',
    text: 'An outlet that is not in the listing on the day it writes will be asked to register first. Please allow for the review before the event that you want to cover.',
  },
] as const;

export type StepLink = 'listing' | 'request' | 'email';

export interface Step {
  heading: string;
  text: string;
  link: StepLink;
  linkLabel: string;
}

export const steps: readonly Step[] = [
  {
    heading: 'Find your organization in the listing',
    text: 'Search by name, and check that the address, telephone number and primary contact are right. If you are listed, go on to step 3.',
    link: 'listing',
    linkLabel: 'Open the media listing',
  },
  {
    heading: 'Not listed? Ask to be added',
    text: 'Fill in the listing request. The association’s staff reviews requests within 2–3 business days and you can write to us for credentials once you are listed.',
    link: 'request',
    linkLabel: 'Request a media listing',
  },
  {
    heading: 'E-mail the association’s staff',
    text: 'Write from an address of your organization, and include everything in the list on this page, so that nobody has to write back.',
    link: 'email',
    linkLabel: mediaEmail,
  },
];

export const emailContents = {
  heading: 'What your e-mail needs to say',
  items: [
    'The name of the organization, exactly as it stands in the listing',
    'The first and last name of each person who needs a credential',
    'What each of them does there: writer, photographer, play-by-play, camera, engineer',
    'The school year, and the state events that you expect to cover',
    'A telephone number where you can be reached on the day of an event',
  ],
} as const;

export const notes = {
  heading: 'Good to know',
  items: [
    {
      term: 'Sites and dates',
      text: 'A credential does not tell a site that you are coming. Outlets that sign in choose which staff attend which site, at least 72 hours before the event; later changes are not reflected at the state site.',
    },
    {
      term: 'Broadcasting',
      text: 'A credential admits you to the event. Television, internet video and audio broadcasts of post-season contests also need a broadcast agreement.',
    },
    {
      term: 'Changes of staff',
      text: 'When somebody joins or leaves during the year, write again and name both, so that our list and yours agree.',
    },
  ],
} as const;
