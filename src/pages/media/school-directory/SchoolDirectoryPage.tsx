import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchSchoolsQuery } from '@/features/schools';
import { selectSessionIdentifier } from '@/features/session';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { KeepOffline } from '@/shared/ui/KeepOffline';
import { Page } from '@/shared/ui/Page';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { messages } from './messages';
import { isSearched, searchedFor, useDirectoryView } from './directoryView';
import { DirectoryTools } from './DirectoryTools';
import { LeagueList } from './LeagueList';
import css from './Results.module.css';
import { SearchResults } from './SearchResults';

export function SchoolDirectoryPage() {
  const { view, open, adjust, push } = useDirectoryView();
  const [resets, setResets] = useState(0);
  const owner = useSelector(selectSessionIdentifier) ?? '';
  const { name, city } = view;
  const search = useSearchSchoolsQuery(isSearched(view) ? { name, city } : skipToken);
  const schools = isSearched(view) && !search.isFetching && !search.isError ? search.currentData : undefined;

  const startNewSearch = (): void => {
    open({});
    setResets(resets + 1);
  };

  return (
    <Page
      title="School Directory"
      eyebrow="Directory"
      lead="Member schools with their administration, coaches, and sponsors, and the leagues they play in."
    >
      <DirectoryTools
        view={view}
        resets={resets}
        answered={schools === undefined ? undefined : { name, city, at: search.fulfilledTimeStamp }}
        onSearch={(wanted) => {
          if (isSearched(view) && wanted.name === name && wanted.city === city) void search.refetch();
          open(wanted);
        }}
        onLeagues={(leagues) => {
          open({ leagues });
        }}
        onNewSearch={startNewSearch}
      />
      {view.leagues === '' ? null : (
        <LeagueList
          level={view.leagues}
          words={view.words}
          onWords={(words) => {
            adjust({ words });
          }}
        />
      )}
      {isSearched(view) && search.isFetching ? (
        <div className={css.results}>
          <p role="status" className={css.summary}>
            Searching…
          </p>
          <div className={css.list}>
            <TableSkeleton rows={25} />
          </div>
        </div>
      ) : null}
      {isSearched(view) && search.isError ? (
        <div className={css.message}>
          <Alert>
            <p>{messages.searchFailed}</p>
            <p>{describeError(search.error)}</p>
            <p className={css.retry}>
              <Button size="small" onClick={() => void search.refetch()}>
                Try again
              </Button>
            </p>
          </Alert>
        </div>
      ) : null}
      {schools?.length === 0 ? (
        <div className={css.message}>
          <Alert onDismiss={startNewSearch}>
            <p>{search.unreadable > 0 ? 'We couldn’t read what was found.' : messages.noSchoolFound}</p>
            <p>{`Searched${searchedFor(view)}.`}</p>
          </Alert>
        </div>
      ) : null}
      {schools !== undefined && schools.length > 0 ? (
        <SearchResults schools={schools} view={view} onAdjust={adjust} onPush={push} onNewSearch={startNewSearch} />
      ) : null}
      <KeepOffline part="schools" owner={owner} what="the schools and leagues you open" />
    </Page>
  );
}
