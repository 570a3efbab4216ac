import { useState } from 'react';
import { imageSource } from '../model/imageSource';
import css from './Portrait.module.css';

interface PortraitProps {
  name: string;
  picture: string | null | undefined;
  shape?: 'square' | 'round';
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

/** A picture, or initials without one. It is hidden from screen readers because the name is next to it. */
export function Portrait({ name, picture, shape = 'round' }: PortraitProps) {
  const source = imageSource(picture);
  const [broken, setBroken] = useState<string>();
  return (
    <span className={css.portrait} data-shape={shape} aria-hidden="true">
      {source === undefined || source === broken ? (
        initialsOf(name)
      ) : (
        <img
          src={source}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(source);
          }}
        />
      )}
    </span>
  );
}
