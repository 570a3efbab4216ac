import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  ClashList,
  MovedEvents,
  siteName,
  UnplacedNote,
  boardTable,
  downloadSitesCalendar,
  TellCrew,
  type BoardRow,
} from '@/features/sites';
import { useStaffEmails } from '@/features/staff';
import { paths } from '@/shared/routes/paths';
import { useUrlState, type UrlFields } from '@/shared/routes/useUrlState';
import { Alert } from '@/shared/ui/Alert';
import { CsvButton } from '@/shared/ui/CsvButton';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { KeepOffline } from '@/shared/ui/KeepOffline';
import { PrintButton } from '@/shared/ui/PrintButton';
import { SearchSelect } from '@/shared/ui/SearchSelect';
import { Segmented } from '@/shared/ui/Segmented';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useSeasonBoard } from '../model/useSeasonBoard';
import { BoardList } from './BoardList';
import { BoardWeeks } from './BoardWeeks';
import css from './WhoIsWhere.module.css';

interface BoardToolsProps {
  rows: readonly BoardRow[];
  identifier: string;
  /** The tools stay hidden until all rows have loaded, because nobody would notice rows missing from a file. */
  isComplete: boolean;
}

function BoardTools({ rows, identifier, isComplete }: BoardToolsProps) {
  const emails = useStaffEmails(identifier);
  return (
    <div className={`toolbar ${css.actions}`} data-complete={isComplete}>
      <TellCrew rows={rows} identifier={identifier} emails={emails} />
      <DownloadButton download={() => downloadSitesCalendar(rows, identifier)}>Add to calendar</DownloadButton>
      <CsvButton name="Who is where" table={() => boardTable(rows)} />
      <PrintButton />
    </div>
  );
}

const boardLayouts = [
  { value: 'weeks', label: 'Weeks' },
  { value: 'list', label: 'List' },
] as const;
type BoardLayout = (typeof boardLayouts)[number]['value'];

/** The board's state, stored in the URL. */
interface BoardView {
  /** Undefined means the layout that fits the screen. */
  layout: BoardLayout | undefined;
  personId: number | undefined;
}

/** Phones get the list, because the table of weeks needs at least the width of a tablet. */
const defaultLayout = (): BoardLayout => (window.matchMedia('(width < 48rem)').matches ? 'list' : 'weeks');

const boardFields: UrlFields<BoardView> = {
  layout: {
    key: 'as',
    parse: (text) => boardLayouts.find(({ value }) => value === text)?.value,
    format: (layout) => layout ?? '',
  },
  personId: {
    key: 'person',
    parse: (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined),
    format: (id) => (id === undefined ? '' : String(id)),
  },
};

/** The season board (ATT-11): who on the staff attends which site, and when. */
export function WhoIsWhere() {
  const { identifier, board, people, loading, searching, error, missing, unplaced, retry } = useSeasonBoard();
  const [fitting] = useState(defaultLayout);
  const [{ layout = fitting, personId }, change] = useUrlState(boardFields);

  if (error !== undefined) return <LoadFailure what="the board" error={error} onRetry={retry} />;
  if (loading) return <Skeleton className={css.skeleton} />;

  const everyone = board.rows.flatMap(({ people: there }) => there.map(({ id }) => id));
  const rows = board.rows.flatMap((row) => {
    const shown = personId === undefined ? row.people : row.people.filter(({ id }) => id === personId);
    return shown.length === 0 ? [] : [{ ...row, people: shown }];
  });
  return (
    <div className="stack">
      {missing.length === 0 ? null : (
        <Alert tone="warning" onRetry={retry}>
          <span>{`We couldn’t load the sites of ${missing.join(', ')}, so they are missing here.`}</span>
        </Alert>
      )}
      <UnplacedNote count={unplaced} />
      <MovedEvents owner={identifier} rows={rows} />
      <ClashList
        clashes={personId === undefined ? board.clashes : board.clashes.filter((clash) => clash.personId === personId)}
        people={people}
        nameOf={(site) => {
          const activity = board.rows.find((row) => row.site.ID === site.ID)?.activity ?? '';
          return `${activity} (${siteName(site)})`;
        }}
        pathOf={({ sites }) => {
          const open = board.rows.find(({ site, isOpen }) => isOpen && sites.some(({ ID }) => ID === site.ID));
          return open && paths.siteAttendance(open.activityId);
        }}
      />
      {board.rows.length === 0 && missing.length === 0 ? (
        <EmptyCard>
          You haven’t chosen anyone for a state site yet. <Link to={paths.siteNotification}>Choose an activity</Link>
          <span> to start.</span>
        </EmptyCard>
      ) : null}
      {board.rows.length === 0 ? null : (
        <>
          <div className="row screen-only">
            <Segmented
              label="View"
              name="board-form"
              value={layout}
              options={boardLayouts}
              onChange={(chosen) =>
                change({ layout: chosen === fitting ? undefined : boardFields.layout.parse(chosen) }, true)
              }
            />
            <div className="filter">
              <label htmlFor="board-person">Staff member</label>
              <SearchSelect
                id="board-person"
                label="Staff member"
                value={String(personId ?? 'everyone')}
                options={[
                  { value: 'everyone', label: 'Everyone' },
                  ...people
                    .filter(({ id }) => everyone.includes(id))
                    .map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onChange={(value) => change({ personId: value === 'everyone' ? undefined : Number(value) }, true)}
              />
            </div>
            <BoardTools rows={rows} identifier={identifier} isComplete={!searching} />
          </div>
          {layout === 'weeks' ? (
            <BoardWeeks
              rows={rows}
              clashes={board.clashes}
              people={personId === undefined ? people : people.filter(({ id }) => id === personId)}
            />
          ) : null}
          {layout === 'list' ? <BoardList rows={rows} clashes={board.clashes} isNarrow={fitting === 'list'} /> : null}
        </>
      )}
      {searching ? (
        <p role="status" className="quiet">
          Looking for the rest of your selections…
        </p>
      ) : null}
      <KeepOffline part="season" owner={identifier} what="this board" />
    </div>
  );
}
