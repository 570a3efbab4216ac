import type { LeagueLevel, SchoolSearch } from '@/features/schools';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { leagueLevels } from '../config/leagueLevels';
import type { DirectoryView } from '../model/directoryUrl';
import css from './DirectoryTools.module.css';
import { SearchForm } from './SearchForm';

interface DirectoryToolsProps {
  view: DirectoryView;
  answered: (SchoolSearch & { at: number | undefined }) | undefined;
  beginnings: number;
  onSearch: (search: SchoolSearch) => void;
  onLeagues: (level: LeagueLevel) => void;
  onNewSearch: () => void;
}

/** The search, and the leagues that can stand in its place (SCH-4). */
export function DirectoryTools({ view, answered, beginnings, onSearch, onLeagues, onNewSearch }: DirectoryToolsProps) {
  return (
    <div className={css.tools}>
      {view.leagues === '' ? <SearchForm answered={answered} beginnings={beginnings} onSearch={onSearch} /> : null}
      <div className={css.leagues}>
        <p>{view.leagues === '' ? 'Or browse by league' : 'Browse by league'}</p>
        {leagueLevels.map(({ level, label }) => (
          <Button
            key={level}
            size="small"
            aria-pressed={view.leagues === level}
            className={css.level}
            onClick={() => {
              onLeagues(level);
            }}
          >
            {label}
          </Button>
        ))}
        {view.leagues === '' ? null : (
          <Button size="small" tone="quiet" className={css.newSearch} onClick={onNewSearch}>
            <Icon name="search" />
            New Search
          </Button>
        )}
      </div>
    </div>
  );
}
