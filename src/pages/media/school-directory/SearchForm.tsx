import { useEffect, useRef } from 'react';
import type { SchoolSearch } from '@/features/schools';
import { cleanText } from '@/shared/lib/clean-text';
import { useViewState } from '@/shared/lib/view-state';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import css from './SchoolDirectory.module.css';

interface SearchFormProps {
  search: SchoolSearch;
  /** A new search was started: the focus moves to the first box, once. */
  isNew: boolean;
  onFocused: () => void;
  /** Called with the changed field when the user pauses typing. */
  onType: (change: Partial<SchoolSearch>) => void;
  onSearch: (search: SchoolSearch) => void;
}

const boxes = [
  { id: 'school-name', field: 'name', label: 'School Name' },
  { id: 'school-city', field: 'city', label: 'City' },
] as const;

const BLANK_HINT = 'school-search-blank';

/** The debounce delay for typing, long enough not to search after every letter. */
const PAUSE_MS = 300;

const textIn = (form: HTMLFormElement, id: string): string => {
  const box = form.elements.namedItem(id);
  return box instanceof HTMLInputElement ? cleanText(box.value) : '';
};

/** Searches as the user types, or immediately when they press Search. Filling in one field is enough (SCH-2). */
export function SearchForm({ search, isNew, onFocused, onType, onSearch }: SearchFormProps) {
  const [isBlank, setBlank] = useViewState('schoolDirectory/blank', false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!isNew) return;
    form.current?.querySelector('input')?.focus();
    onFocused();
  }, [isNew, onFocused]);

  return (
    <form
      ref={form}
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        const wanted = { name: textIn(currentTarget, 'school-name'), city: textIn(currentTarget, 'school-city') };
        const hasWords = wanted.name !== '' || wanted.city !== '';
        setBlank(!hasWords);
        if (hasWords) onSearch(wanted);
        else currentTarget.querySelector('input')?.focus();
      }}
    >
      {boxes.map(({ id, field, label }) => (
        <div key={id} className="field">
          <label htmlFor={id} className="label">
            {label}
          </label>
          <UrlTextInput
            id={id}
            type="search"
            delayMs={PAUSE_MS}
            text={search[field]}
            onText={(text) => {
              const typed = cleanText(text);
              // Spaces alone are still nothing to search for.
              if (typed !== '') setBlank(false);
              onType({ [field]: typed });
            }}
            {...(isBlank ? { 'aria-invalid': true, 'aria-describedby': BLANK_HINT } : {})}
          />
        </div>
      ))}
      <Button type="submit" tone="primary">
        <Icon name="search" />
        Search
      </Button>
      {isBlank ? (
        <div id={BLANK_HINT} className={css.blank}>
          <Alert>Enter a school name, a city, or both.</Alert>
        </div>
      ) : null}
    </form>
  );
}
