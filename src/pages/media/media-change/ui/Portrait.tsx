import { useState } from 'react';
import css from './Portrait.module.css';

/** An image's address if it is an http(s) URL or a path on the portal's origin; otherwise undefined. */
export function imageSource(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  return /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(text) ? text : undefined;
}

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
        <img src={source} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(source)} />
      )}
    </span>
  );
}
