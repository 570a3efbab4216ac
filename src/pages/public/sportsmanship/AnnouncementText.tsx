import { segmentsOf, type Names } from './blanks';
import css from './Sportsmanship.module.css';

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
          {segmentsOf(paragraph, names).map((segment, index) =>
            segment.kind === 'words' ? (
              segment.text
            ) : (
              <span key={index} className={segment.text === '' ? css.blank : css.name}>
                {segment.text === '' ? `[${segment.blank}]` : segment.text}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
