import type { AgreementForm } from '../model/useAgreement';
import { formFee } from '../model/formFee';
import css from './AgreementRail.module.css';
import { DueDates } from './DueDates';
import { FeeCard } from './FeeCard';
import { Terms } from './Terms';

/** What the answers bind to and what follows from them, beside the form; at its end, the fee stands beside Review. */
export function AgreementRail({ form }: { form: AgreementForm }) {
  const fee = formFee(form);
  const { type, offered } = form;
  return (
    <div className={css.rail}>
      <Terms type={type} />
      <DueDates type={type} dates={offered.dates} total={fee?.total ?? 0} />
      <FeeCard fee={fee} tier={offered.tier} />
    </div>
  );
}
