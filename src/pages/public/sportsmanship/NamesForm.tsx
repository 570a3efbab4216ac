import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { Button } from '@/shared/ui/Button';
import type { Names } from './blanks';
import css from './Sportsmanship.module.css';

interface NamesFormProps {
  blanks: readonly string[];
  names: Names;
  onChange: (blank: string, name: string) => void;
  onClear: () => void;
}

/** A field's id, the same in the prerendered HTML and in the browser, so that early input is restored to its field (NAV-15). */
const idOf = (blank: string): string => `name-${blank.replaceAll(' ', '-')}`;

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function NamesForm({ blanks, names, onChange, onClear }: NamesFormProps) {
  const filled = blanks.filter((blank) => names[blank] !== '').length;
  return (
    <details className={`${css.form} screen-only`}>
      <summary className={css.summary}>
        Fill in the names for your game
        <span className={css.count}>{`${filled} of ${blanks.length} filled in`}</span>
      </summary>
      <p className="hint">
        These names appear in all seven announcements. They are part of this page’s address, so you can bookmark it for
        the game.
      </p>
      <div className={css.fields}>
        {blanks.map((blank) => (
          <div key={blank}>
            <label htmlFor={idOf(blank)} className="label">
              {capitalized(blank)}
            </label>
            <UrlTextInput id={idOf(blank)} text={names[blank] ?? ''} onText={(name) => onChange(blank, name)} />
          </div>
        ))}
      </div>
      <Button size="small" onClick={onClear} disabled={filled === 0}>
        Clear all
      </Button>
    </details>
  );
}
