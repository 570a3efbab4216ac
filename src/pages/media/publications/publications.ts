import { associationUrl } from '@/shared/config/config';

export interface Publication {
  title: string;
  /** Completes the title for screen readers, which read links without their group. */
  noun?: string;
  kind: 'PDF' | 'Web page';
  url: string;
}

export interface PublicationGroup {
  id: string;
  heading: string;
  intro: string;
  publications: readonly Publication[];
}

const pdf = (path: string, title: string, noun?: string): Publication => ({
  title,
  ...(noun === undefined ? {} : { noun }),
  kind: 'PDF',
  url: associationUrl(`publications/${path}.pdf`),
});

const journal = (year: string, issue: string): Publication =>
  pdf(`journals/${year}-${issue.toLowerCase()}`, issue, `journal ${year}`);

const manual = (title: string, file: string): Publication => pdf(`manuals/${file}`, title, 'manual');

/** Groups and order as the association publishes them (INF-3). */
export const publicationGroups: readonly PublicationGroup[] = [
  {
    id: 'journals-2022-23',
    heading: '2022-23 Journals',
    intro: 'Rule changes, calendars, and results for member schools.',
    publications: [journal('2022-23', 'Fall'), journal('2022-23', 'Winter')],
  },
  {
    id: 'journals-2021-22',
    heading: '2021-22 Journals',
    intro: 'The four issues of the previous school year.',
    publications: ['Fall', 'Winter', 'Spring', 'May'].map((issue) => journal('2021-22', issue)),
  },
  {
    id: 'manuals',
    heading: 'Sport Manuals',
    intro: 'Regulations, dates, and procedures of each season.',
    publications: [
      manual('Baseball and Softball', 'baseball-and-softball'),
      manual('Basketball', 'basketball'),
      manual('Bowling', 'bowling'),
      manual('Football', 'football'),
      manual('Golf', 'golf'),
      manual('Soccer', 'soccer'),
      manual('Tennis', 'tennis'),
      manual('Track and Field', 'track-and-field'),
      manual('Volleyball', 'volleyball'),
      manual('Wrestling', 'wrestling'),
    ],
  },
  {
    id: 'minutes',
    heading: 'Minutes',
    intro: 'Agendas and minutes of the Board of Directors.',
    publications: [
      { title: 'Board Meetings', kind: 'Web page', url: associationUrl('publications/minutes/board-meetings') },
    ],
  },
  {
    id: 'miscellaneous',
    heading: 'Miscellaneous',
    intro: 'Reference works, revised every year.',
    publications: [
      pdf('handbook', 'Handbook'),
      pdf('championship-history', 'Championship History'),
      pdf('coaching-school', 'Coaching School'),
      pdf('senior-high-directory', 'Senior High Directory'),
      pdf('junior-high-directory', 'Junior High Directory'),
      pdf('yearbook', 'Yearbook'),
    ],
  },
];
