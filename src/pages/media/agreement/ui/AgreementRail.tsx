import type { AgreementForm } from '../model/useAgreement';
import { formFee } from '../model/formFee';
import css from './AgreementRail.module.css';
import { DueDates } from './DueDates';
import { FeeCard } from './FeeCard';
import { Terms } from './Terms';

/** What follows from the answers and what they bind to; it stays in sight beside the form. */
export function AgreementRail({ form }: { form: AgreementForm }) {
  const fee = formFee(form);
  const { type, offered } = form;
  return (
    <div className={css.rail}>
      <FeeCard fee={fee} tier={offered.tier} />
      <DueDates type={type} dates={offered.dates} total={fee?.total ?? 0} />
      <Terms type={type} />
    </div>
  );
}
