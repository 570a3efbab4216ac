import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import css from './ListingTools.module.css';

interface ListingSearchProps {
  /** What the box holds as the address has it. */
  text: string;
  onFilter: (text: string) => void;
  onSearch: (name: string) => void;
}

/**
 * One box for both: typing narrows the list on the screen, Search asks the association's records.
 * The box belongs to the browser, so that what is typed before the scripts have loaded is kept; while typing it is ahead
 * of the address, and follows it whenever something else changes it.
 */
export function ListingSearch({ text, onFilter, onSearch }: ListingSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  /** Typed, and not yet in the address. */
  const ahead = useRef<string[]>([]);
  const isFirstPage = useLocation().key === 'default';

  useEffect(() => {
    const typedEarly = box.current?.value ?? '';
    if (isFirstPage && text === '' && typedEarly !== '') onFilter(typedEarly);
    else if (box.current !== null) box.current.value = text;
    // Only when the screen opens; the effect below follows later changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    const typed = ahead.current.indexOf(text);
    ahead.current = typed === -1 ? [] : ahead.current.slice(typed + 1);
    if (typed === -1 && box.current !== null) box.current.value = text;
  }, [text]);

  return (
    <form
      className={css.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(box.current?.value.trim() ?? '');
      }}
    >
      <label className={css.label} htmlFor="listing-search">
        Search by name
      </label>
      <div className={css.searchRow}>
        <input
          ref={box}
          id="listing-search"
          type="search"
          className={css.input}
          autoComplete="off"
          aria-describedby="listing-search-hint"
          onChange={(event) => {
            ahead.current.push(event.target.value);
            onFilter(event.target.value);
          }}
        />
        <Button type="submit" tone="primary">
          <Icon name="search" />
          Search
        </Button>
      </div>
      <p id="listing-search-hint" className={css.hint}>
        The list narrows as you type. Search looks through all records of the association.
      </p>
    </form>
  );
}
