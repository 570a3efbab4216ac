import { useEffect, useRef } from 'react';
import type { SchoolSearch } from '@/features/schools';
import { cleanText } from '@/shared/lib/clean-text';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { controlClass } from '@/shared/ui/controlClass';
import { Icon } from '@/shared/ui/Icon';
import { hints } from './messages';
import boxCss from './Box.module.css';
import css from './SearchForm.module.css';

interface SearchFormProps {
  onSearch: (search: SchoolSearch) => void;
  /** The last answered search, and when: its words are cleared from the boxes. */
  answered: (SchoolSearch & { at: number | undefined }) | undefined;
  /** Each increment moves the focus to the first box. */
  resets: number;
}

const EMPTY: SchoolSearch = { name: '', city: '' };

/** Either box is enough (SCH-2). */
export function SearchForm({ onSearch, answered, resets }: SearchFormProps) {
  const nameBox = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useViewState('schoolDirectory/typed', EMPTY);
  const [blank, setBlank] = useViewState('schoolDirectory/blank', false);
  const { name, city, at } = answered ?? {};
  const cleared = useRef(at);

  useEffect(() => {
    if (at === undefined || cleared.current === at) return;
    cleared.current = at;
    // Keeps what was typed after the search was sent.
    setTyped({
      name: cleanText(typed.name) === name ? '' : typed.name,
      city: cleanText(typed.city) === city ? '' : typed.city,
    });
  }, [name, city, at, typed, setTyped]);

  useEffect(() => {
    if (resets > 0) nameBox.current?.focus();
  }, [resets]);

  const search = (): void => {
    const wanted = { name: cleanText(typed.name), city: cleanText(typed.city) };
    const isBlank = wanted.name === '' && wanted.city === '';
    setBlank(isBlank);
    if (isBlank) nameBox.current?.focus();
    else onSearch(wanted);
  };

  const described = blank ? { 'aria-invalid': true, 'aria-describedby': 'school-search-blank' } : {};
  return (
    <form
      role="search"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <div className={css.boxes}>
        <div className={boxCss.box}>
          <label htmlFor="school-name">School Name</label>
          <input
            ref={nameBox}
            id="school-name"
            className={controlClass}
            type="search"
            autoComplete="off"
            value={typed.name}
            onChange={(event) => {
              setTyped({ ...typed, name: event.target.value });
            }}
            {...described}
          />
        </div>
        <div className={boxCss.box}>
          <label htmlFor="school-city">City</label>
          <input
            id="school-city"
            className={controlClass}
            type="search"
            autoComplete="off"
            value={typed.city}
            onChange={(event) => {
              setTyped({ ...typed, city: event.target.value });
            }}
            {...described}
          />
        </div>
        <Button type="submit" tone="primary">
          <Icon name="search" />
          Search
        </Button>
      </div>
      {blank ? (
        <div id="school-search-blank" className={css.blank}>
          <Alert>{hints.nothingToSearch}</Alert>
        </div>
      ) : null}
    </form>
  );
}
