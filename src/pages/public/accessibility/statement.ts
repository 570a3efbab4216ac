import { config } from '@/shared/config/config';

const { name } = config.association;

/** The date of the last review. Change it only after a new review. */
export const reviewed = { iso: '2026-11-20', text: 'November 20, 2026' } as const;

export const intro = `The ${name} wants everyone to be able to use this portal, whatever device, browser or assistive technology they use.`;

export const aim = {
  heading: 'Our goal',
  paragraphs: [
    'The portal is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That includes all of WCAG 2.1 level AA, which the rule under Title II of the Americans with Disabilities Act (28 CFR part 35, subpart H) requires of the websites of public entities.',
    'Automated tests check each release: its pages in their different states, on wide and narrow screens, in light and dark colors, and with the keyboard alone.',
  ],
} as const;

export const features = {
  heading: 'What you can count on',
  items: [
    'You can do everything with the keyboard, and you can always see where the focus is.',
    'Each page starts with a link that skips to its content, and has one main heading.',
    'You can enlarge text to 200 percent. Pages fit a screen 320 pixels wide without scrolling sideways; wide tables turn into cards.',
    'The portal follows your system’s settings for light or dark colors, high contrast, and reduced motion. You can also choose light or dark under “Appearance” at the bottom of each page.',
    'Forms say what each field needs, describe every error in words, and keep what you have typed.',
    'We warn you two minutes before your session ends, and you can log in again without losing your work.',
  ],
} as const;

export const limits = {
  heading: 'Known limitations',
  intro:
    'We know about these limitations. If one gets in your way, we will give you the same information in another form.',
  items: [
    {
      term: 'Documents',
      text: 'Posters, journals, manuals, and other PDF files are published on the association’s own site. Older ones may not be tagged for screen readers.',
    },
    {
      term: 'Audio and video samples',
      text: 'Samples of public service announcements were recorded by schools. Not all of them have captions or a transcript.',
    },
    {
      term: 'Third-party pages',
      text: 'The “I’m not a robot” check comes from another company, and you upload pictures on a page of the association’s own site. We can’t vouch for either.',
    },
    {
      term: 'User testing',
      text: 'People who use assistive technology every day have not tested the portal yet.',
    },
  ],
} as const;

export const help = {
  heading: 'Get help or report a barrier',
  text: 'Write or call us. Tell us which page it was and what you were trying to do. We answer within five business days and can help you by phone in the meantime.',
} as const;
