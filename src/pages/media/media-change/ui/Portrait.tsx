import { useState } from 'react';
import { imageSource } from '../model/imageSource';
import css from './Portrait.module.css';

interface PortraitProps {
  name: string;
  /** The picture's address as the data has it. */
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

/** A logo or a person's picture; initials where there is none or it cannot be shown. The name stands beside it. */
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
