import { piecesOf, type Names } from '../model/blanks';
import css from './AnnouncementText.module.css';

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
          {piecesOf(paragraph, names).map((piece, index) =>
            piece.kind === 'words' ? (
              piece.text
            ) : (
              <span key={index} className={piece.text === '' ? css.blank : css.name}>
                {piece.text === '' ? `[${piece.blank}]` : piece.text}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
