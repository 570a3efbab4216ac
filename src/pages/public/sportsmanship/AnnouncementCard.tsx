import { Link } from 'react-router-dom';
import { readingTime } from '@/shared/lib/reading-time';
import { buttonClass } from '@/shared/ui/Button';
import { CopyButton } from '@/shared/ui/CopyButton';
import { ScriptCard } from '@/shared/ui/ScriptCard';
import { announcements, type Announcement } from './announcements';
import { readingOf, segmentsOf, type Names } from './blanks';
import css from './Sportsmanship.module.css';

/** The id of the link that opens the announcement in large type, and gets the focus back when that view closes. */
export const readLinkId = (announcementId: string): string => `${announcementId}-read`;

export const headingId = (announcementId: string): string => `${announcementId}-title`;

/** Such as "Announcement 1 of 7". */
export const placeOf = (announcement: Announcement): string =>
  `Announcement ${announcements.indexOf(announcement) + 1} of ${announcements.length}`;

interface AnnouncementTextProps {
  paragraphs: readonly string[];
  names: Names;
}

/** Unfilled blanks stand out, so that nobody reads a bracket aloud. */
export const AnnouncementText = ({ paragraphs, names }: AnnouncementTextProps) =>
  paragraphs.map((paragraph) => (
    <p key={paragraph}>
      {segmentsOf(paragraph, names).map(({ text, blank }, index) =>
        blank === undefined ? (
          text
        ) : (
          <span key={index} className={text === '' ? css.blank : css.name}>
            {text === '' ? `[${blank}]` : text}
          </span>
        ),
      )}
    </p>
  ));

interface AnnouncementCardProps {
  announcement: Announcement;
  names: Names;
  /** The URL query that shows the announcement in large type. */
  readQuery: string;
}

export function AnnouncementCard({ announcement, names, readQuery }: AnnouncementCardProps) {
  const { id, title, when, audience, paragraphs } = announcement;
  const texts = readingOf(announcement, names);
  const { words, seconds } = readingTime(texts);
  return (
    <ScriptCard
      id={id}
      headingId={headingId(id)}
      kind={placeOf(announcement)}
      title={title}
      level={2}
      facts={{ 'When to read it': when, Audience: audience, Length: `${seconds} sec.` }}
      length={`${words} words`}
      actions={
        <>
          <Link
            id={readLinkId(id)}
            to={{ search: readQuery }}
            className={buttonClass({ size: 'small' })}
            aria-label={`Read “${title}” in large type`}
          >
            Large type
          </Link>
          <CopyButton text={texts.join('\n\n')} label={`Copy the announcement “${title}”`} />
        </>
      }
    >
      <AnnouncementText paragraphs={paragraphs} names={names} />
    </ScriptCard>
  );
}
