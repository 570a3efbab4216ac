import { CopyButton } from '@/shared/ui/copy-button';
import type { Announcement } from '../config/announcements';
import css from './AnnouncementCard.module.css';

/** The words to fill in stand out, so that nobody reads a bracket aloud. */
function WithBlanks({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\])/).map((piece, index) =>
    piece.startsWith('[') ? (
      <span key={index} className={css.blank}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

export function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { id, title, when, audience, seconds, paragraphs } = announcement;
  const headingId = `${id}-title`;
  return (
    <article id={id} aria-labelledby={headingId} className={css.card}>
      <header className={css.head}>
        <h2 id={headingId} className={css.title}>
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
            <dd>{seconds} sec.</dd>
          </div>
        </dl>
        <CopyButton text={paragraphs.join('\n\n')} label={`Copy the announcement “${title}”`} />
      </header>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <WithBlanks text={paragraph} />
          </p>
        ))}
      </div>
    </article>
  );
}
