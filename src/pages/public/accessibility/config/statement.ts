import { config } from '@/shared/config';

const { name } = config.association;

/** The day on which the statement was last held against the portal. Change it with the statement, not without. */
export const reviewed = { iso: '2026-11-20', text: 'November 20, 2026' } as const;

export const intro = `The ${name} wants everyone to be able to use this portal, whatever device, browser or assistive technology they use.`;

export const aim = {
  heading: 'What we aim for',
  paragraphs: [
    'The portal is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That includes all of WCAG 2.1 level AA, which the rule under Title II of the Americans with Disabilities Act (28 CFR part 35, subpart H) asks of the web sites of public bodies.',
    'Each release is checked by an automated test of its pages in their different states, on a wide and on a narrow screen, in light and dark colors, and by tests that use the portal with the keyboard alone.',
  ],
} as const;

export const features = {
  heading: 'What you can count on',
  items: [
    'Everything can be done with the keyboard, and it is always visible where you are.',
    'Each page begins with a link that skips to its content, and has one main heading.',
    'Text can be enlarged to 200 percent, and pages fit a screen 320 pixels wide without scrolling sideways; wide tables turn into cards.',
    'Colors follow your system: light or dark, high contrast, and reduced motion. Light and dark can also be chosen under “Appearance” at the foot of each page.',
    'A form says what each field needs, names every mistake in words, and keeps what you have typed.',
    'You are warned two minutes before a session ends, and can sign in again without losing your work.',
  ],
} as const;

export const limits = {
  heading: 'What does not hold yet',
  intro: 'We know of these limits. Where one is in your way, we give you the same information in another form.',
  items: [
    {
      term: 'Documents',
      text: 'Posters, journals, manuals and other PDF files are published on the association’s own site. Older ones may not be tagged for screen readers.',
    },
    {
      term: 'Audio and video samples',
      text: 'Samples of public service announcements were recorded by schools. Not all of them have captions or a transcript.',
    },
    {
      term: 'Pages of others',
      text: 'The check “I’m not a robot” comes from another company, and pictures are uploaded on a page of the association’s own site. We cannot vouch for either.',
    },
    {
      term: 'Tests with people',
      text: 'The portal has not yet been tested by people who use assistive technology every day.',
    },
  ],
} as const;

export const help = {
  heading: 'How to get help, or tell us of a barrier',
  text: 'Write or call, and say which page it was and what you wanted to do. We answer within five business days, and help you with your request, by telephone if you like, in the meantime.',
} as const;
