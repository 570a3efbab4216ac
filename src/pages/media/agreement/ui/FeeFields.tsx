import { useId } from 'react';
import {
  broadcastFee,
  contestCount,
  contestsCounted,
  feeTiers,
  formatDollars,
  isFreeTierDoubtful,
  tierChosen,
} from '@/features/agreements';
import { Alert } from '@/shared/ui/alert';
import { FieldHint } from '@/shared/ui/field';
import { freeTierWarning } from '../config/freeTierWarning';
import { useAgreementDraft, type AgreementForm } from '../model/useAgreement';
import css from './AgreementForm.module.css';
import choiceCss from './ChoiceField.module.css';
import { GroupChoice } from './GroupChoice';

/** The tier, and what the broadcast costs with it (decisions P10). */
export function FeeFields({ form: { type, offered, lists } }: { form: AgreementForm }) {
  const { send } = useAgreementDraft();
  const contestsId = useId();
  const days = offered.dates.length;
  const contests = contestCount(offered.contests, days);
  const fee = broadcastFee({ type, tier: offered.tier, days, contests, severalDays: lists.dates.items.length > 1 });
  const level = lists.levels.items.find(({ id }) => String(id) === offered.level);
  const isDoubtful = isFreeTierDoubtful(type, offered.tier, level?.PlayoffLevel ?? '');

  return (
    <fieldset className={css.group}>
      <legend>What it costs</legend>
      <div className={css.whole}>
        <GroupChoice
          name="tier"
          choose="one"
          size="large"
          options={feeTiers[type].map(({ amount, label, condition }) => ({
            value: String(amount),
            label: `${formatDollars(amount)} – ${label}`,
            detail: condition,
          }))}
          chosen={[offered.tier]}
          onToggle={(tier) => send(tierChosen(tier))}
        />
      </div>
      {type === 'Television' ? (
        <div className={choiceCss.field}>
          <label htmlFor={contestsId} className={choiceCss.label}>
            Contests to be broadcast
          </label>
          <FieldHint id={contestsId} hint="For the total only; not submitted. Left empty: one for each day." />
          <input
            id={contestsId}
            className={choiceCss.control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={offered.contests}
            aria-describedby={`${contestsId}-hint`}
            onChange={(event) => send(contestsCounted(event.target.value.replace(/\D/g, '')))}
          />
        </div>
      ) : null}
      <div className={css.fee} role="status">
        <span className={css.hint}>Fee in total</span>
        <span className={css.total}>{fee === undefined ? '–' : formatDollars(fee.total)}</span>
        <span className={css.hint}>{fee?.reckoning ?? 'Choose a tier.'}</span>
      </div>
      <div className={css.whole}>
        {isDoubtful ? <Alert tone="warning">{freeTierWarning(level?.PlayoffLevel ?? '')}</Alert> : null}
      </div>
    </fieldset>
  );
}
