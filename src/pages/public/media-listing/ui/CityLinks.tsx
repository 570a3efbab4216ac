import { Link } from 'react-router-dom';
import type { Facet } from '@/features/listing';
import { writeListingUrl, type ListingView } from '../model/listingUrl';
import { countOf } from '../model/countOf';
import css from './ListingTools.module.css';

/** The search is by name. Where its words are a city's, too, this leads to the organizations there. */
export function CityLinks({ view, cities }: { view: ListingView; cities: readonly Facet[] }) {
  if (cities.length === 0) return null;
  return (
    <ul className={css.cities} aria-label="Organizations in a city of that name">
      {cities.map(({ value, label, count }) => (
        <li key={value}>
          <Link
            to={{ search: writeListingUrl({ ...view, name: '', filter: '', city: value, page: 0 }).toString() }}
            preventScrollReset
          >
            {countOf(count)} in {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
