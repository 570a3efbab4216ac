import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import {
  matchingCities,
  filterOrganizations,
  indexOrganizations,
  listingFacets,
  prerenderedListing,
  useGetListingQuery,
} from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { focusAfter } from '@/shared/lib/focus';
import { foldText } from '@/shared/lib/text';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { AsOf } from '@/shared/ui/AsOf';
import { Button } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { TableSkeleton } from '@/shared/ui/RowTable';
import { messages } from './messages';
import { isFirstView, useListingView } from './model/listingView';
import { useNameSearch } from './model/useNameSearch';
import { ListingResults, ListingStatus } from './ui/ListingResults';
import {
  BOX_ID,
  CityLinks,
  FilterToggle,
  ListingActions,
  ListingFacets,
  ListingSearch,
  selectSearched,
} from './ui/ListingTools';
import css from './ui/ListingTools.module.css';

// Re-exported for the router, which prefetches the listing: this way it loads no file besides this page's.
export { startListingRequest } from '@/features/listing';

const STATUS_ID = 'listing-status';
const FACETS_ID = 'listing-filters';

export function MediaListingPage() {
  const [view, changeView] = useListingView();
  const listing = useGetListingQuery();
  const search = useNameSearch(view.name, () => {
    void listing.refetch();
    selectSearched(view.name);
  });
  const fullIndex = useMemo(() => indexOrganizations(listing.data ?? [], mediaTypeName), [listing.data]);
  const index = useMemo(
    () => (search.results === undefined ? fullIndex : indexOrganizations(search.results, mediaTypeName)),
    [search.results, fullIndex],
  );
  const isFound = search.results !== undefined;
  const isLive = isFound || listing.data !== undefined;
  // Shows the prerendered first page until the live response arrives.
  const snapshot = isLive || !isFirstView(view) ? undefined : prerenderedListing();
  const isShown = isLive || snapshot !== undefined;
  const organizations = filterOrganizations(index, view);
  const total = snapshot?.value.total ?? organizations.length;
  const isNarrowed = view.filter !== '' || view.type !== '' || view.city !== '';
  const cities = matchingCities(fullIndex, view.filter || view.name, view.type).filter(
    ({ label }) => foldText(label) !== foldText(view.city),
  );

  const searchFor = (name: string): void => {
    if (name === '') return;
    if (name === view.name) search.repeat();
    // Typing the name has filtered the last search's results. Removes that filter, so that Back returns to all of them.
    if (view.name !== '') changeView({ filter: '' }, true);
    changeView({ name, filter: '', type: '', city: '' });
  };

  return (
    <Page
      title="Media Listing"
      eyebrow="Directory"
      lead={
        <>
          <span>{'News media approved to cover our schools. Not listed? '}</span>
          <Link to={paths.mediaRequest}>Request Media Listing</Link>
        </>
      }
    >
      <div className={css.tools}>
        <ListingSearch
          // Keeps the searched name in the box until something is found.
          text={view.filter !== '' || isFound ? view.filter : view.name}
          onFilter={(filter) => {
            // Typing ends a search that found nothing.
            changeView({ filter, name: search.failed ? '' : view.name }, true);
          }}
          onSearch={searchFor}
        />
        <div className={css.status}>
          <FilterToggle
            controls={FACETS_ID}
            open={view.isFilterOpen}
            inUse={Number(view.type !== '') + Number(view.city !== '')}
            onToggle={() => changeView({ isFilterOpen: !view.isFilterOpen, page: view.page }, true)}
          />
          {isShown ? (
            <div className={css.count} data-early={snapshot === undefined ? undefined : ''}>
              <ListingStatus id={STATUS_ID} total={total} page={view.page} foundName={isFound ? view.name : ''} />
              {snapshot === undefined ? null : <AsOf {...snapshot} />}
            </div>
          ) : listing.isError ? null : (
            <span className={css.statusSkeleton} />
          )}
          {isFound || (isLive && isNarrowed) ? (
            <Button
              size="small"
              tone="quiet"
              onClick={(event) => {
                focusAfter(
                  event,
                  () => changeView({ name: '', filter: '', type: '', city: '' }),
                  () => document.getElementById(BOX_ID),
                );
              }}
            >
              Show all organizations
            </Button>
          ) : null}
        </div>
        <ListingFacets id={FACETS_ID} view={view} facets={listingFacets(index, view)} onChange={changeView} />
        {isLive ? <ListingActions organizations={organizations} /> : null}
      </div>
      <CityLinks view={view} cities={cities} />
      {search.failed ? (
        <div className={`${css.message} screen-only`}>
          <Alert onDismiss={() => changeView({ name: '' }, true)}>
            <p>{messages.noOrganizationFound}</p>
            <p>All organizations are shown.</p>
          </Alert>
        </div>
      ) : null}
      {listing.isError && !isLive ? (
        <div className={`${css.message} screen-only`}>
          <ErrorPanel heading={messages.loadFailedHeading} onRetry={() => void listing.refetch()}>
            {messages.loadFailedLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </ErrorPanel>
        </div>
      ) : null}
      {isShown ? (
        <ListingResults
          organizations={snapshot?.value.organizations ?? organizations}
          total={total}
          isSnapshot={snapshot !== undefined}
          page={view.page}
          narrowed={isNarrowed}
          statusId={STATUS_ID}
          onPage={(page) => changeView({ page })}
        />
      ) : listing.isError ? null : (
        <div className="card flush">
          <TableSkeleton rows={25} />
        </div>
      )}
    </Page>
  );
}
