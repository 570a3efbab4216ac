import { Link } from 'react-router-dom';
import { readingTime } from '@/shared/lib/reading-time';
import { buttonClass } from '@/shared/ui/Button';
import { CopyButton } from '@/shared/ui/CopyButton';
import type { Announcement } from './announcements';
import { readingOf, segmentsOf, type Names } from './blanks';
import css from './Sportsmanship.module.css';

/** The id of the link that opens the announcement in large type, and gets the focus back when that view closes. */
export const readLinkId = (announcementId: string): string => `${announcementId}-read`;

export const headingId = (announcementId: string): string => `${announcementId}-title`;

interface AnnouncementTextProps {
  paragraphs: readonly string[];
  names: Names;
  /** `large` is readable at arm's length in a dark booth. */
  size: 'normal' | 'large';
}

/** Unfilled blanks stand out, so that nobody reads a bracket aloud. */
export function AnnouncementText({ paragraphs, names, size }: AnnouncementTextProps) {
  return (
    <div className={css.text} data-size={size}>
      {paragraphs.map((paragraph) => (
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
      ))}
    </div>
  );
}

interface AnnouncementCardProps {
  announcement: Announcement;
  names: Names;
  /** The URL query that shows the announcement in large type. */
  readQuery: string;
}

export function AnnouncementCard({ announcement, names, readQuery }: AnnouncementCardProps) {
  const { id, title, when, audience, paragraphs } = announcement;
  const texts = readingOf(announcement, names);
  return (
    <article id={id} aria-labelledby={headingId(id)} className={css.card}>
      <header className={css.head}>
        <h2 id={headingId(id)} className={css.title}>
          {title}
        </h2>
        <dl className={css.facts}>
          <div>
            <dt>When to read it</dt>
            <dd>{when}</dd>
          </div>
          <div>
            <dt>Audience</dt>
            <dd>{audience}</dd>
          </div>
          <div>
            <dt>Length</dt>
            <dd>{`${readingTime(texts).seconds} sec.`}</dd>
          </div>
        </dl>
        <div className="toolbar">
          <Link
            id={readLinkId(id)}
            to={{ search: readQuery }}
            className={buttonClass({ size: 'small' })}
            aria-label={`Read “${title}” in large type`}
          >
            Large type
          </Link>
          <CopyButton text={texts.join('\n\n')} label={`Copy the announcement “${title}”`} />
        </div>
      </header>
      <AnnouncementText paragraphs={paragraphs} names={names} size="normal" />
    </article>
  );
}
