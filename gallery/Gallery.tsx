import { chooseScheme, schemeChoices, useSchemeChoice } from '@/shared/ui/colorScheme';
import css from './Gallery.module.css';
import { parts } from './parts';
import type { Part } from './specimen';

function SchemeChoice() {
  const chosen = useSchemeChoice();
  return (
    <fieldset className={css.schemes}>
      <legend className="visually-hidden">Color scheme</legend>
      {schemeChoices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="gallery-scheme"
            checked={choice === chosen}
            onChange={() => {
              chooseScheme(choice);
            }}
          />{' '}
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PartSection({ part: { name, specimens } }: { part: Part }) {
  return (
    <section id={name} className={css.part} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{name}</h2>
      {specimens.map(({ state, content }) => (
        <figure key={state} className={css.specimen}>
          <figcaption>{state}</figcaption>
          <div>{content}</div>
        </figure>
      ))}
    </section>
  );
}

/** Every part of src/shared/ui in its states. For development only: no build for production contains it. */
export function Gallery() {
  return (
    <div className={css.gallery} data-desk="">
      <header className={css.head}>
        <h1>Component gallery</h1>
        <SchemeChoice />
      </header>
      <nav aria-label="Parts" className={css.nav}>
        <ul>
          {parts.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={css.main}>
        {parts.map((part) => (
          <PartSection key={part.name} part={part} />
        ))}
      </main>
    </div>
  );
}
