import { deadlines, formatDollars } from '@/features/agreements';
import { compareCalendarDates, today } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate } from '@/shared/lib/calendar-dates/showDate';
import { ShortDate } from '@/shared/ui/ShortDate';
import { formFee } from './TypeFields';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './FormAside.module.css';
import { Terms } from './Terms';

/** The terms, the deadlines of the chosen dates (AGR-22), and the fee with its line items (AGR-21). */
export function FormAside({ form }: { form: AgreementForm }) {
  const { type, offered } = form;
  const fee = formFee(form);
  const due = deadlines({ type, dates: offered.dates, total: fee?.total ?? 0 });
  const now = today();
  return (
    <div className={css.aside}>
      <Terms type={type} />
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
            {fee?.calculation ?? (offered.tier === '' ? 'Choose a tier.' : 'Choose the dates to broadcast.')}
          </span>
        </p>
      </section>
    </div>
  );
}
