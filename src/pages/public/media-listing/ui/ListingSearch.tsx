import { cleanText } from '@/shared/lib/clean-text';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { Button } from '@/shared/ui/Button';
import { controlClass } from '@/shared/ui/controlClass';
import { Icon } from '@/shared/ui/Icon';
import css from './ListingTools.module.css';

interface ListingSearchProps {
  text: string;
  onFilter: (text: string) => void;
  onSearch: (name: string) => void;
}

export const BOX_ID = 'listing-search';

/** Selects the words of a search that found nothing, so that typing replaces them, unless they have changed. */
export function selectSearched(name: string): void {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement && box.id === BOX_ID && cleanText(box.value) === name) box.select();
}

/** Typing filters the list; Search asks the server. */
export function ListingSearch({ text, onFilter, onSearch }: ListingSearchProps) {
  return (
    <form
      className={css.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const box = event.currentTarget.elements.namedItem(BOX_ID);
        if (box instanceof HTMLInputElement) onSearch(cleanText(box.value));
      }}
    >
      <label className={css.label} htmlFor={BOX_ID}>
        Search by name
      </label>
      <div className={css.searchRow}>
        <UrlTextInput
          id={BOX_ID}
          type="search"
          className={controlClass}
          aria-describedby="listing-search-hint"
          text={text}
          onText={onFilter}
        />
        <Button type="submit" tone="primary">
          <Icon name="search" />
          Search
        </Button>
      </div>
      <p id="listing-search-hint" className={css.hint}>
        The list filters as you type. Search looks through all of the association’s records.
      </p>
    </form>
  );
}
