import { Link } from 'react-router-dom';
import type { Facet, ListingFacets as Facets, MediaOrganization, SortKey } from '@/features/listing';
import { cleanText } from '@/shared/lib/clean-text';
import { loadChunk } from '@/shared/lib/load-chunk';
import { pluralize } from '@/shared/lib/pluralize';
import { writeUrl } from '@/shared/routes/useUrlState';
import { Button } from '@/shared/ui/Button';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { FacetSelect } from '@/shared/ui/FacetSelect';
import { Icon } from '@/shared/ui/Icon';
import { PrintButton } from '@/shared/ui/PrintButton';
import { UrlTextInput } from '@/shared/ui/UrlTextInput';
import { listingFields, type ListingView } from '../model/listingView';
import css from './ListingTools.module.css';

interface ListingSearchProps {
  text: string;
  onFilter: (text: string) => void;
  onSearch: (name: string) => void;
}

export const BOX_ID = 'listing-search';

/** Selects a name that was not found, if it is still in the focused box, so that typing replaces it. */
export function selectSearched(name: string): void {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement && box.id === BOX_ID && cleanText(box.value) === name) box.select();
}

/** Typing filters the loaded list; the Search button searches on the server. */
export function ListingSearch({ text, onFilter, onSearch }: ListingSearchProps) {
  return (
    <form
      className={`${css.search} screen-only`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const box = event.currentTarget.elements.namedItem(BOX_ID);
        if (box instanceof HTMLInputElement) onSearch(cleanText(box.value));
      }}
    >
      <label className="label" htmlFor={BOX_ID}>
        Search by name
      </label>
      <div className={css.searchRow}>
        <UrlTextInput id={BOX_ID} type="search" aria-describedby="listing-search-hint" text={text} onText={onFilter} />
        <Button type="submit" tone="primary">
          <Icon name="search" />
          Search
        </Button>
      </div>
      <p id="listing-search-hint" className="quiet">
        The list filters as you type. Search looks through all of the association’s records.
      </p>
    </form>
  );
}

interface FilterToggleProps {
  /** Id of the element that contains the filters. */
  controls: string;
  open: boolean;
  inUse: number;
  onToggle: () => void;
}

/** Opens the filters on phones, where they would otherwise push the results off the screen. */
export function FilterToggle({ controls, open, inUse, onToggle }: FilterToggleProps) {
  return (
    <Button size="small" className={css.toggle ?? ''} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      <Icon name="filter" />
      Filter
      {inUse > 0 ? (
        <>
          <span className={css.inUse}>{inUse}</span>
          <span className="visually-hidden"> in use</span>
        </>
      ) : null}
    </Button>
  );
}

interface ListingFacetsProps {
  id: string;
  view: ListingView;
  facets: Facets;
  onChange: (change: Partial<ListingView>) => void;
}

const sorts: { value: SortKey; label: string }[] = [
  { value: 'listed', label: 'As listed' },
  { value: 'name', label: 'Name' },
  { value: 'city', label: 'City' },
  { value: 'type', label: 'Type' },
];

const withCount = ({ value, label, count }: Facet) => ({ value, label: `${label} (${count})` });

export function ListingFacets({ id, view, facets, onChange }: ListingFacetsProps) {
  const all = (label: string) => [{ value: '', label }];
  return (
    <div id={id} className={`${css.facets} screen-only`} data-open={view.isFilterOpen}>
      <FacetSelect
        label="Type"
        value={view.type}
        options={[...all('All types'), ...facets.types.map(withCount)]}
        onChoose={(type) => onChange({ type })}
      />
      <FacetSelect
        label="City"
        value={view.city}
        options={[...all('All cities'), ...facets.cities.map(withCount)]}
        onChoose={(city) => onChange({ city })}
      />
      <FacetSelect
        label="Sort by"
        value={view.sort}
        options={sorts}
        onChoose={(chosen) => onChange({ sort: listingFields.sort.parse(chosen) })}
      />
    </div>
  );
}

/** Downloads or prints the whole list, not only the current page. Hidden on phones. */
export function ListingActions({ organizations }: { organizations: readonly MediaOrganization[] }) {
  const download = async (): Promise<void> => {
    const load = () => import(/* webpackChunkName: "listing-csv" */ '../lib/downloadListing');
    (await loadChunk(load)).downloadListing(organizations);
  };
  return (
    <div className={css.actions}>
      <DownloadButton download={download} disabled={organizations.length === 0}>
        Download CSV
      </DownloadButton>
      <PrintButton />
    </div>
  );
}

/** If the searched name is also a city's, links to the organizations there. */
export function CityLinks({ view, cities }: { view: ListingView; cities: readonly Facet[] }) {
  if (cities.length === 0) return null;
  return (
    <ul className={`${css.cities} screen-only`} aria-label="Organizations in a city with that name">
      {cities.map(({ value, label, count }) => (
        <li key={value}>
          <Link
            to={{ search: writeUrl(listingFields, { ...view, name: '', filter: '', city: value, page: 0 }).toString() }}
            preventScrollReset
          >
            {`${pluralize(count, 'organization')} in ${label}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
