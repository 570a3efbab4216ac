/** The only file to edit for another association. Environment variables of the build override this object, except its time zone. */
export const association = {
  name: 'State High School Activities Association',
  shortName: 'SHSAA',
  /** The URL of the association's own website, absolute or a path. */
  url: '/association',
  street: '601 SW Commerce Place',
  city: 'Topeka, KS 66615',
  phone: '785-555-0140',
  email: 'info@shsaa.example',
  mediaEmail: 'media@shsaa.example',
  timeZone: 'America/Chicago',
} as const;

export type ColorPair = readonly [light: string, dark: string];

export const colors = {
  night: ['#0c1f3d', '#081226'],
  nightSoft: ['#17305a', '#1b3058'],
  gold: ['#f4b63f', '#f4b63f'],
  accent: ['#0958d9', '#86b4ff'],
} as const satisfies Record<string, ColorPair>;
