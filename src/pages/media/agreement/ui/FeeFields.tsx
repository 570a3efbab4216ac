import { feeTiers, formatDollars, isFreeTierDoubtful, tierChosen } from '@/features/agreements';
import { Alert } from '@/shared/ui/alert';
import { freeTierWarning } from '../config/freeTierWarning';
import { asksForContests } from '../model/formFee';
import { useAgreementDraft, type AgreementForm } from '../model/useAgreement';
import css from './AgreementForm.module.css';
import { ContestsField } from './ContestsField';
import { GroupChoice } from './GroupChoice';

/** The tier, and how many contests where the fee depends on them. */
export function FeeFields({ form }: { form: AgreementForm }) {
  const { send } = useAgreementDraft();
  const { type, offered, lists } = form;
  const level = lists.levels.items.find(({ id }) => String(id) === offered.level);
  const isDoubtful = isFreeTierDoubtful(type, offered.tier, level?.PlayoffLevel ?? '');

  return (
    <fieldset className={css.group}>
      <legend>Fee</legend>
      <div className={css.whole}>
        <GroupChoice
          name="tier"
          choose="one"
          size="large"
          options={feeTiers[type].map(({ amount, label, counts }) => ({
            value: String(amount),
            label: `${formatDollars(amount)} – ${label}`,
            detail: counts,
          }))}
          chosen={[offered.tier]}
          onToggle={(tier) => send(tierChosen(tier))}
          more={asksForContests(form) ? <ContestsField contests={offered.contests} /> : null}
        />
      </div>
      {isDoubtful ? (
        <div className={css.whole}>
          <Alert tone="warning">{freeTierWarning(level?.PlayoffLevel ?? '')}</Alert>
        </div>
      ) : null}
    </fieldset>
  );
}
