/**
 * The association: its name, addresses and colours. This is the one file to change to make the portal another
 * association's (docs/design.md, "Another name, other colours"). Names can also be given at build by the environment
 * (README, "Configuration"), which then has the last word.
 */
export const association = {
  name: 'State High School Activities Association',
  shortName: 'SHSAA',
  street: '601 SW Commerce Place',
  city: 'Topeka, KS 66615',
  phone: '785-555-0140',
  email: 'info@shsaa.example',
  mediaEmail: 'media@shsaa.example',
  /** Times that are the same for every reader are given in this zone. */
  timeZone: 'America/Chicago',
} as const;

/** A colour on light paper and the same on dark paper, as six-digit hex. */
export type ColourPair = readonly [light: string, dark: string];

/**
 * Everything else of the palette is neutral (src/app/styles/tokens.css). tests/rules/colours.test.ts says which pair
 * can't be read, should a colour be chosen too light or too dark.
 */
export const colours = {
  /** The bar at the top, the footer, and what stands on them. */
  night: ['#0c1f3d', '#081226'],
  nightSoft: ['#17305a', '#1b3058'],
  /** The association's second colour: the mark, the line under the bar, the current place. */
  gold: ['#f4b63f', '#f4b63f'],
  /** The second colour where it is text on paper. */
  goldInk: ['#7a5200', '#efc06a'],
  /** One accent for each area: links, buttons, what is chosen. */
  public: ['#0958d9', '#86b4ff'],
  media: ['#5b3cc4', '#b9a5ff'],
  agreements: ['#0a6670', '#64ccd3'],
} as const satisfies Record<string, ColourPair>;
