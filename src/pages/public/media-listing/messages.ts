/** The association's wording, shown word for word (GEN-1). */
export const messages = {
  noOrganizationFound: 'Sorry! No media organization found.',
  loadFailedHeading: 'Uh-Oh!!',
  loadFailedLines: [
    "We've are experiencing techincal difficulties",
    'Please try refreshing your browser',
    'Thank You!!',
  ],
} as const;
