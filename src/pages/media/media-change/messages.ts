/** The association's wording, shown word for word (GEN-1). */
export const messages = {
  loadFailedHeading: 'Uh-Oh!!',
  loadFailed: "We've are experiencing techincal difficulties. Please try refreshing your browser",
} as const;
