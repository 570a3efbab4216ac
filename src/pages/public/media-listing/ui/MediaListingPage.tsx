import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { filterOrganizations, indexOrganizations, listingFacets, useGetListingQuery } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { buttonClass } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { TableSkeleton } from '@/shared/ui/row-table';
import { messages } from '../config/messages';
import { useListingView } from '../model/useListingView';
import { useNameSearch } from '../model/useNameSearch';
import { ListingFacets } from './ListingFacets';
import { ListingResults } from './ListingResults';
import { ListingSearch } from './ListingSearch';
import css from './ListingTools.module.css';

export function MediaListingPage() {
  const [view, changeView] = useListingView();
  const listing = useGetListingQuery();
  const search = useNameSearch(view.name, () => void listing.refetch());
  const [shownAllAt, setShownAllAt] = useState(0);
  const source = search.results ?? listing.data;
  const index = useMemo(() => indexOrganizations(source ?? [], mediaTypeName), [source]);
  const organizations = filterOrganizations(index, view);

  const searchFor = (name: string): void => {
    if (name === '') return;
    if (name === view.name) search.repeat();
    changeView({ name, filter: '' });
  };

  return (
    <Page
      title="Media Listing"
      eyebrow="Directory"
      lead="Newspapers, radio and television stations and internet media that the association has approved to cover its member schools."
      actions={
        <Link className={buttonClass({ size: 'small' })} to={paths.mediaRequest}>
          Request Media Listing
        </Link>
      }
    >
      <div className={css.tools}>
        <ListingSearch
          filter={view.filter}
          name={view.name}
          clearedBy={Math.max(search.foundAt ?? 0, shownAllAt)}
          onFilter={(filter) => {
            // A search that found nothing is over once one goes on typing.
            changeView({ filter, name: search.failed ? '' : view.name }, { replace: true });
          }}
          onSearch={searchFor}
        />
        <ListingFacets view={view} facets={listingFacets(index, view)} onChange={changeView} />
      </div>
      {search.failed ? (
        <div className={css.message}>
          <Alert
            onDismiss={() => {
              changeView({ name: '' }, { replace: true });
            }}
          >
            {messages.noOrganizationFound}
          </Alert>
        </div>
      ) : null}
      {source !== undefined ? (
        <ListingResults
          organizations={organizations}
          view={view}
          found={search.results !== undefined}
          onChange={changeView}
          onShowAll={() => {
            changeView({ name: '', filter: '', type: '', city: '' });
            setShownAllAt(Date.now());
          }}
        />
      ) : listing.isError ? (
        <div className={css.results}>
          <ErrorPanel heading={messages.loadFailedHeading} onRetry={() => void listing.refetch()}>
            {messages.loadFailedLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </ErrorPanel>
        </div>
      ) : (
        <div className={css.results} aria-hidden="true">
          <div className={css.summary}>
            <span className={css.summaryBone} />
          </div>
          <div className={css.list}>
            <TableSkeleton rows={25} />
          </div>
        </div>
      )}
    </Page>
  );
}
