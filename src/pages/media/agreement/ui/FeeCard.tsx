import { formatDollars, type BroadcastFee } from '@/features/agreements';
import { ShortDate } from '@/shared/ui/short-date';
import css from './AgreementRail.module.css';

interface FeeCardProps {
  fee: BroadcastFee | undefined;
  tier: string;
}

/** The fee as the sum of its lines (AGR-21). */
export function FeeCard({ fee, tier }: FeeCardProps) {
  return (
    <section className={css.card}>
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
        <span className={css.note}>
          {fee?.reckoning ?? (tier === '' ? 'Choose a tier.' : 'Choose the dates to broadcast.')}
        </span>
      </p>
    </section>
  );
}
