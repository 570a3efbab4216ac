import type { ReviewedAgreement } from '@/features/agreements';
import { CopyButton } from '@/shared/ui/CopyButton';
import { PrintButton } from '@/shared/ui/PrintButton';
import { ShortDate } from '@/shared/ui/ShortDate';
import { summaryRows, summaryText } from '../../model/summaryRows';
import css from './Summary.module.css';

/** Every answer in words, to read, print, or copy (AGR-24). */
export function Summary({ reviewed }: { reviewed: ReviewedAgreement }) {
  return (
    <section className={css.summary}>
      <div className={css.head}>
        <h3>Your agreement</h3>
        <div className={css.tools}>
          <PrintButton />
          <CopyButton text={summaryText(reviewed)} label="Copy the summary" />
        </div>
      </div>
      <dl className={css.rows}>
        {summaryRows(reviewed).map(({ label, values, areDates }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value}>{areDates ? <ShortDate value={value} /> : value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
