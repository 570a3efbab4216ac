import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import css from './ListingTools.module.css';

interface ListingSearchProps {
  filter: string;
  /** What is searched for; it stands in the box until something is found. */
  name: string;
  onFilter: (text: string) => void;
  onSearch: (name: string) => void;
  /** When a search last found something, or all was asked for again: the box is cleared then. 0 is never. */
  clearedBy: number;
}

/**
 * One box for both: typing narrows the list on the screen, Search asks the association's records.
 * The box belongs to the browser, so that what is typed before the scripts have loaded is kept.
 */
export function ListingSearch({ filter, name, onFilter, onSearch, clearedBy }: ListingSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const cleared = useRef(0);
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (box.current === null || !cameBack) return;
    const typedEarly = box.current.value;
    if (filter === '' && typedEarly !== '' && key === 'default') onFilter(typedEarly);
    else box.current.value = filter === '' ? name : filter;
    // Only a change of the place in history counts: while typing, the box is ahead of the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key, cameBack]);

  useEffect(() => {
    if (box.current === null || clearedBy <= cleared.current) return;
    cleared.current = clearedBy;
    box.current.value = '';
  }, [clearedBy]);

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
