import { useEffect, useRef } from 'react';
import type { SchoolSearch } from '@/features/schools';
import { cleanText } from '@/shared/lib/clean-text';
import { useViewState } from '@/shared/lib/view-state';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { controlClass } from '@/shared/ui/controlClass';
import { Icon } from '@/shared/ui/Icon';
import { hints } from './messages';
import css from './SchoolDirectory.module.css';

interface SearchFormProps {
  search: SchoolSearch;
  /** Each increment moves the focus to the first box. */
  resets: number;
  /** Called with the changed field when the user pauses typing. */
  onType: (change: Partial<SchoolSearch>) => void;
  onSearch: (search: SchoolSearch) => void;
}

const NAME_BOX = 'school-name';
const CITY_BOX = 'school-city';
const BLANK_HINT = 'school-search-blank';

/** The debounce delay for typing, long enough not to search after every letter. */
const PAUSE_MS = 300;

const textIn = (form: HTMLFormElement, id: string): string => {
  const box = form.elements.namedItem(id);
  return box instanceof HTMLInputElement ? cleanText(box.value) : '';
};

/** Searches as the user types, or immediately when they press Search. One filled box is enough (SCH-2). */
export function SearchForm({ search, resets, onType, onSearch }: SearchFormProps) {
  const [isBlank, setBlank] = useViewState('schoolDirectory/blank', false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (resets > 0) form.current?.querySelector('input')?.focus();
  }, [resets]);

  const box = {
    className: controlClass,
    type: 'search',
    delayMs: PAUSE_MS,
    ...(isBlank ? { 'aria-invalid': true, 'aria-describedby': BLANK_HINT } : {}),
  };
  return (
    <form
      ref={form}
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        const wanted = { name: textIn(currentTarget, NAME_BOX), city: textIn(currentTarget, CITY_BOX) };
        const hasWords = wanted.name !== '' || wanted.city !== '';
        setBlank(!hasWords);
        if (hasWords) onSearch(wanted);
        else currentTarget.querySelector('input')?.focus();
      }}
    >
      <div className="field">
        <label htmlFor={NAME_BOX} className="label">
          School Name
        </label>
        <UrlTextInput
          {...box}
          id={NAME_BOX}
          text={search.name}
          onText={(text) => {
            const name = cleanText(text);
            // Blanks alone are still nothing to search.
            if (name !== '') setBlank(false);
            onType({ name });
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={CITY_BOX} className="label">
          City
        </label>
        <UrlTextInput
          {...box}
          id={CITY_BOX}
          text={search.city}
          onText={(text) => {
            const city = cleanText(text);
            if (city !== '') setBlank(false);
            onType({ city });
          }}
        />
      </div>
      <Button type="submit" tone="primary">
        <Icon name="search" />
        Search
      </Button>
      {isBlank ? (
        <div id={BLANK_HINT} className={css.blank}>
          <Alert>{hints.nothingToSearch}</Alert>
        </div>
      ) : null}
    </form>
  );
}
