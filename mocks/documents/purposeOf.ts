/** What the association keeps in each part of its site; the first word found in the path decides. */
const PURPOSES: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /upload|logo|picture/,
    'Media organizations send their logo and the pictures of their staff here. The association checks each one before it appears in the listing.',
  ],
  [
    /poster/,
    'Posters may be printed and hung in gymnasiums, concession stands and hallways, unchanged and free of charge.',
  ],
  [
    /psa|announcement|script|sample/,
    'Announcements may be read or played by stations and schools free of charge until the use-through date given with them.',
  ],
  [
    /journal/,
    'The Activities Journal brings rule changes, calendars and results to member schools throughout the year.',
  ],
  [/manual/, 'Sport manuals hold the regulations, dates and procedures of the season for coaches and event managers.'],
  [/minute|board/, 'The Board of Directors publishes the agenda and the minutes of each of its meetings.'],
  [/agreement|network/, 'Broadcast agreements cover television, internet video and audio coverage of the post season.'],
  [/partner/, 'The primary partner program connects member schools with businesses that support student activities.'],
  [/award|winner|champion|gallery|history/, 'Results and honors are kept here for every year on record.'],
  [
    /directory|yearbook|handbook|school/,
    'Reference works for administrators, coaches and sponsors of the member schools, revised every year.',
  ],
  [/official/, 'Registration, rules meetings and assignments of contest officials.'],
  [
    /debate|fame|kay|music|piano|scholars|speech|drama|spirit|council/,
    'Non-athletic activities: calendars, manuals, festival and championship sites, and the names of their sponsors.',
  ],
];

const DEFAULT_PURPOSE =
  'Calendars, manuals, classifications, brackets and results of this part of the association’s work are kept here.';

export function purposeOf(segments: readonly string[]): string {
  const path = segments.join('/').toLowerCase();
  return PURPOSES.find(([pattern]) => pattern.test(path))?.[1] ?? DEFAULT_PURPOSE;
}
