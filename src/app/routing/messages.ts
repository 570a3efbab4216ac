export const messages = {
  unauthorized: 'You must be logged in to view this page!',
} as const;
