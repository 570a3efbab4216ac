/** A title as the last part of a document's address: lower case, words joined by hyphens. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’'“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
