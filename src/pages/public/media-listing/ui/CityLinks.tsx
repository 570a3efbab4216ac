import { Link } from 'react-router-dom';
import type { Facet } from '@/features/listing';
import { pluralize } from '@/shared/lib/pluralize';
import { writeUrl } from '@/shared/routes/useUrlState';
import { listingFields, type ListingView } from '../model/listingView';
import css from './ListingTools.module.css';

/** If the searched name is also a city's, links to the organizations there. */
export function CityLinks({ view, cities }: { view: ListingView; cities: readonly Facet[] }) {
  if (cities.length === 0) return null;
  return (
    <ul className={css.cities} aria-label="Organizations in a city with that name">
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
