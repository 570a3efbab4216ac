import { useEffect, useRef, useState } from 'react';
import type { SchoolSearch } from '@/features/schools';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { hints } from '../config/messages';
import boxCss from './Box.module.css';
import css from './SearchForm.module.css';

interface SearchFormProps {
  onSearch: (search: SchoolSearch) => void;
  /** The search that was last answered, and when: its words are taken out of the boxes. */
  answered: (SchoolSearch & { at: number | undefined }) | undefined;
  /** Counts the wishes to begin anew: each takes the focus to the first box. */
  beginnings: number;
}

/** Both boxes belong to the browser; one of them is enough (decisions R12). */
export function SearchForm({ onSearch, answered, beginnings }: SearchFormProps) {
  const nameBox = useRef<HTMLInputElement>(null);
  const cityBox = useRef<HTMLInputElement>(null);
  const [blank, setBlank] = useState(false);
  const { name, city, at } = answered ?? {};

  useEffect(() => {
    if (at === undefined) return;
    // What has been typed since the search was sent stays.
    if (nameBox.current !== null && nameBox.current.value.trim() === name) nameBox.current.value = '';
    if (cityBox.current !== null && cityBox.current.value.trim() === city) cityBox.current.value = '';
  }, [name, city, at]);

  useEffect(() => {
    if (beginnings > 0) nameBox.current?.focus();
  }, [beginnings]);

  const search = (): void => {
    const typed = { name: nameBox.current?.value.trim() ?? '', city: cityBox.current?.value.trim() ?? '' };
    const isBlank = typed.name === '' && typed.city === '';
    setBlank(isBlank);
    if (isBlank) nameBox.current?.focus();
    else onSearch(typed);
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
          <input ref={nameBox} id="school-name" type="search" autoComplete="off" {...described} />
        </div>
        <div className={boxCss.box}>
          <label htmlFor="school-city">City</label>
          <input ref={cityBox} id="school-city" type="search" autoComplete="off" {...described} />
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
