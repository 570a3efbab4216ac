/** Specification, section 8, letter for letter. */
export const messages = {
  noOrganizationFound: 'Sorry! No media organization found.',
  loadFailedHeading: 'Uh-Oh!!',
  loadFailedLines: [
    "We've are experiencing techincal difficulties",
    'Please try refreshing your browser',
    'Thank You!!',
  ],
} as const;
