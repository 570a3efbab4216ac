const text = (value: string | undefined, fallback: string): string => (value?.trim() ? value.trim() : fallback);

/** Who signs the mails. The names are those of the portal's own configuration. */
export const association = {
  name: text(process.env.ASSOCIATION_NAME, 'State High School Activities Association'),
  mediaEmail: text(process.env.ASSOCIATION_MEDIA_EMAIL, 'media@shsaa.example'),
};
