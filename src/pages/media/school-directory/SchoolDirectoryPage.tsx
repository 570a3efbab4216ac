import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchSchoolsQuery } from '@/features/schools';
import { selectSessionIdentifier } from '@/features/session';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { KeepOffline } from '@/shared/ui/KeepOffline';
import { Page } from '@/shared/ui/Page';
import { TableSkeleton } from '@/shared/ui/RowTable';
import { askedOf, isSearched, searchedFor, useDirectoryView, type DirectoryView } from './directoryView';
import { matchSchools } from './filterSchools';
import { LeagueList } from './LeagueList';
import { leagueLevels, messages } from './messages';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import css from './SchoolDirectory.module.css';

function useFoundSchools(view: DirectoryView) {
  const asked = askedOf(view);
  const isAsked = isSearched(view);
  const query = useSearchSchoolsQuery(isAsked ? asked : skipToken);
  const { currentData, data, isFetching, isError, error, unreadable, refetch } = query;
  const isShown = isAsked && !isError;
  // Until the next response arrives, shows those schools of the last response that match the new words.
  const found = currentData === undefined ? matchSchools(data ?? [], view) : matchSchools(currentData, view, asked);
  return {
    /** Undefined if there is no search, no response, or a failure. */
    schools: isShown && data !== undefined ? found : undefined,
    isSearching: isShown && isFetching,
    error: isAsked && isError ? error : undefined,
    unreadable,
    refetch,
  };
}

export function SchoolDirectoryPage() {
  const { view, open, adjust, push } = useDirectoryView();
  const [isNewSearch, setIsNewSearch] = useState(false);
  const owner = useSelector(selectSessionIdentifier) ?? '';
  const { schools, isSearching, error, unreadable, refetch } = useFoundSchools(view);

  const startNewSearch = (): void => {
    open({});
    setIsNewSearch(true);
  };

  return (
    <Page
      title="School Directory"
      eyebrow="Directory"
      lead="Member schools with their administration, coaches, and sponsors, and the leagues they play in."
    >
      {/* The search form, or the leagues that replace it (SCH-4). */}
      <div className={`${css.tools} screen-only`}>
        {view.leagues === '' ? (
          <SearchForm
            search={view}
            isNew={isNewSearch}
            onFocused={() => setIsNewSearch(false)}
            onType={(change) => {
              if (isSearched(view)) adjust(change);
              else open(change);
            }}
            onSearch={(wanted) => {
              if (wanted.name !== view.name || wanted.city !== view.city) open(wanted);
              else void refetch();
            }}
          />
        ) : null}
        <div className={`toolbar ${css.levels}`}>
          <p className="quiet">{view.leagues === '' ? 'Or browse by league' : 'Browse by league'}</p>
          {leagueLevels.map(({ level, label }) => (
            <Button
              key={level}
              size="small"
              aria-pressed={view.leagues === level}
              className={css.level}
              onClick={() => open({ leagues: level })}
            >
              {label}
            </Button>
          ))}
          {view.leagues === '' ? null : (
            <Button size="small" tone="quiet" onClick={startNewSearch}>
              <Icon name="search" />
              New Search
            </Button>
          )}
        </div>
      </div>
      {view.leagues === '' ? null : (
        <LeagueList level={view.leagues} words={view.words} onWords={(words) => adjust({ words })} />
      )}
      {error === undefined ? null : (
        <div className={css.message}>
          <Alert onRetry={() => void refetch()}>
            <p>{messages.searchFailed}</p>
            <p>{describeError(error)}</p>
          </Alert>
        </div>
      )}
      {schools?.length === 0 && !isSearching ? (
        <div className={css.message}>
          <Alert tone="info" urgent onDismiss={startNewSearch}>
            <p>{unreadable > 0 ? 'We couldn’t read what was found.' : messages.noSchoolFound}</p>
            <p>{`Searched${searchedFor(view)}.`}</p>
          </Alert>
        </div>
      ) : null}
      {isSearching && !schools?.length ? (
        <div className={css.results}>
          <p role="status" className="quiet">
            Searching…
          </p>
          <div className="card flush">
            <TableSkeleton rows={25} />
          </div>
        </div>
      ) : null}
      {schools?.length ? (
        <SearchResults
          schools={schools}
          isSearching={isSearching}
          view={view}
          onAdjust={adjust}
          onPush={push}
          onNewSearch={startNewSearch}
        />
      ) : null}
      <KeepOffline part="schools" owner={owner} what="the schools and leagues you open" />
    </Page>
  );
}
