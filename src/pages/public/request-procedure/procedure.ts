import { config } from '@/shared/config/config';

const { name, mediaEmail } = config.association;

export const intro = `A media credential admits you to state events of the ${name}. This page explains who is eligible and how to request one.`;

/** The procedure's rules: only what the association has stated (INF-1). */
export const rules = [
  {
    heading: 'Only registered media outlets are eligible',
    text: 'A media outlet is registered if it is in the association’s media listing: newspapers, radio and television stations, and internet outlets.',
  },
  {
    heading: 'Credentials are requested each year, by email',
    text: 'Yearly credentials for state events are requested by emailing the association’s staff. Credentials are yearly and must be re-requested each year.',
  },
  {
    heading: 'Unlisted organizations are not issued a credential',
    text: 'If your organization is not in the media listing, request a listing first. The association reviews listing requests within 2-3 business days.',
  },
] as const;

export interface Step {
  heading: string;
  text: string;
  link: 'listing' | 'request' | 'email';
  linkLabel: string;
}

export const steps: readonly Step[] = [
  {
    heading: 'Find your organization in the listing',
    text: 'Search by name. If you are listed, go on to step 3.',
    link: 'listing',
    linkLabel: 'Open the media listing',
  },
  {
    heading: 'Not listed? Request a listing',
    text: 'Fill out the listing request. The association’s staff reviews requests within 2-3 business days.',
    link: 'request',
    linkLabel: 'Request a media listing',
  },
  {
    heading: 'Email the association’s staff',
    text: 'Request your yearly credentials for state events.',
    link: 'email',
    linkLabel: mediaEmail,
  },
];

export const signedIn = {
  text: 'You are logged in. Choose which of your staff need a credential this year.',
  linkLabel: 'Request Yearly Credentials',
} as const;

export const sites = {
  heading: 'Once you have a credential',
  text: 'Choose which staff attend which site at least 72 hours before the event; later changes are not reflected at the state site.',
} as const;
