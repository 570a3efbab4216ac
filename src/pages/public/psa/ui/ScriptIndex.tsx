import type { Script } from '../script';
import css from './ScriptIndex.module.css';

interface ScriptIndexProps {
  groups: readonly { heading: string; scripts: readonly Script[] }[];
}

export function ScriptIndex({ groups }: ScriptIndexProps) {
  return (
    <nav aria-label="Scripts on this page" className={css.index}>
      {groups.map(({ heading, scripts }) => (
        <div key={heading} className={css.group}>
          <p className={css.heading}>{heading}</p>
          <ul className={css.list}>
            {scripts.map(({ id, title, seconds }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{title}</span>
                  <span className={css.length}>{`${seconds} sec.`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
