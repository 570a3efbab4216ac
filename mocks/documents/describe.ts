const ACRONYMS = new Set('psa psas kay nfhs usd pa tv ks pdf ad faq'.split(' '));
const SMALL = new Set(['and', 'of', 'the', 'for', 'in', 'on', 'a', 'to', 'at', 'by', 'or']);

interface DocumentTitle {
  title: string;
  sections: string[];
}

/** `['publications', 'journals', '2022-23-fall.pdf']` → title "2022-23 Fall" in Publications, Journals. */
export function documentTitle(segments: readonly string[]): DocumentTitle {
  const readable = segments.map((segment) => words(segment)).filter((text) => text !== '');
  return { title: readable.at(-1) ?? 'Welcome', sections: readable.slice(0, -1) };
}

function words(segment: string): string {
  const spaced = segment
    .replace(/\.[a-z][a-z0-9]{0,4}$/i, '')
    .replace(/[_+\s]+/g, ' ')
    // Replaces hyphens that join words with spaces; one between digits belongs to a school year.
    .replace(/(?<!\d)-|-(?!\d)/g, ' ')
    .trim();
  return spaced
    .split(/\s+/)
    .map((word, index) => capitalized(word, index))
    .join(' ');
}

function capitalized(word: string, index: number): string {
  const lower = word.toLowerCase();
  if (ACRONYMS.has(lower)) return word.toUpperCase();
  if (index > 0 && SMALL.has(lower)) return lower;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What documents are for, by their address; the first pattern that matches decides. */
const PURPOSES: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /upload|logo|picture/,
    'Media organizations upload their logo and staff pictures here. The association reviews each one before it appears in the listing.',
  ],
  [
    /poster/,
    'You may print these posters, unchanged and free of charge, and hang them in gymnasiums, concession stands, and hallways.',
  ],
  [
    /psa|announcement|script|sample/,
    'Stations and schools may read or play these announcements free of charge until their use-through date.',
  ],
  [
    /journal/,
    'The Activities Journal brings rule changes, calendars, and results to member schools throughout the year.',
  ],
  [/manual/, 'Sport manuals contain the season’s regulations, dates, and procedures for coaches and event managers.'],
  [/minute|board/, 'The Board of Directors publishes the agenda and the minutes of each of its meetings.'],
  [
    /agreement|network/,
    'Broadcast agreements cover television, internet video, and audio coverage of the post season.',
  ],
  [/partner/, 'The primary partner program connects member schools with businesses that support student activities.'],
  [/award|winner|champion|gallery|history/, 'Results and honors for every year on record.'],
  [
    /directory|yearbook|handbook|school/,
    'Reference works for administrators, coaches, and sponsors of member schools, revised every year.',
  ],
  [/official/, 'Registration, rules meetings, and assignments of contest officials.'],
  [
    /debate|fame|kay|music|piano|scholars|speech|drama|spirit|council/,
    'Non-athletic activities: calendars, manuals, festival and championship sites, and sponsors’ names.',
  ],
];

const DEFAULT_PURPOSE = 'Calendars, manuals, classifications, brackets, and results from the association.';

export function purposeOf(segments: readonly string[]): string {
  const path = segments.join('/').toLowerCase();
  return PURPOSES.find(([pattern]) => pattern.test(path))?.[1] ?? DEFAULT_PURPOSE;
}

/** Hashes an address (FNV-1a), so that the same address always gives the same picture and sound. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
