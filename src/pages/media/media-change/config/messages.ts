/** Specification, section 8, letter for letter. */
export const messages = {
  loadFailedHeading: 'Uh-Oh!!',
  loadFailed: "We've are experiencing techincal difficulties. Please try refreshing your browser",
} as const;
