import { deadlines, formatDollars, type BroadcastFee, type BroadcastType } from '@/features/agreements';
import { compareCalendarDates, today } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate } from '@/shared/lib/calendar-dates/showDate';
import { ShortDate } from '@/shared/ui/ShortDate';
import { formFee } from './TypeFields';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './FormAside.module.css';
import { Terms } from './Terms';

interface DueDatesProps {
  type: BroadcastType;
  dates: readonly string[];
  total: number;
}

/** Deadlines of the chosen dates (AGR-22). */
function DueDates({ type, dates, total }: DueDatesProps) {
  const now = today();
  const due = deadlines({ type, dates, total });
  return (
    <section className={`${css.card} screen-only`}>
      <h3>Deadlines</h3>
      {due.length === 0 ? (
        <p className="hint">Choose the dates to broadcast to see your deadlines.</p>
      ) : (
        <ol className={css.due}>
          {due.map(({ id, date, title }) => (
            <li key={id}>
              <span className={css.day}>
                <ShortDate value={formatCalendarDate(date)} />
              </span>
              <span>
                <span>{title}</span>
                {compareCalendarDates(date, now) < 0 ? <span className="chip">This day has passed</span> : null}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface FeeCardProps {
  fee: BroadcastFee | undefined;
  tier: string;
}

/** The fee and its line items (AGR-21). */
function FeeCard({ fee, tier }: FeeCardProps) {
  return (
    <section className={`${css.card} screen-only`}>
      <h3>Fee</h3>
      {fee === undefined || fee.lines.length === 0 ? null : (
        <table className={css.lines}>
          <caption className="visually-hidden">Fee breakdown</caption>
          <tbody>
            {fee.lines.map(({ what, amount }) => (
              <tr key={what}>
                <th scope="row">
                  <ShortDate value={what} />
                </th>
                <td>{formatDollars(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={css.sum} role="status">
        <span>Total fee</span>
        <strong className={css.total}>{fee === undefined ? '–' : formatDollars(fee.total)}</strong>
        <span className="hint">
          {fee?.calculation ?? (tier === '' ? 'Choose a tier.' : 'Choose the dates to broadcast.')}
        </span>
      </p>
    </section>
  );
}

export function FormAside({ form }: { form: AgreementForm }) {
  const fee = formFee(form);
  const { type, offered } = form;
  return (
    <div className={css.aside}>
      <Terms type={type} />
      <DueDates type={type} dates={offered.dates} total={fee?.total ?? 0} />
      <FeeCard fee={fee} tier={offered.tier} />
    </div>
  );
}
