import type { BoardRow } from '@/features/sites';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { downloadBoardCalendar, downloadBoardCsv } from '../model/downloads';
import css from './WhoIsWhere.module.css';

/** Takes what the board shows along: as a calendar, as a table, on paper. */
export function BoardTools({ rows, identifier }: { rows: readonly BoardRow[]; identifier: string }) {
  return (
    <div className={css.actions}>
      <Button size="small" onClick={() => void downloadBoardCalendar(rows, identifier)}>
        <Icon name="download" />
        Download calendar
      </Button>
      <Button size="small" onClick={() => void downloadBoardCsv(rows)}>
        <Icon name="download" />
        Download CSV
      </Button>
      <Button
        size="small"
        onClick={() => {
          window.print();
        }}
      >
        <Icon name="print" />
        Print
      </Button>
    </div>
  );
}
