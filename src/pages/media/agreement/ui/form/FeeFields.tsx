import { useId } from 'react';
import { choiceMade, feeTiers, formatDollars, isFreeTierDoubtful } from '@/features/agreements';
import { Alert } from '@/shared/ui/Alert';
import { controlClass } from '@/shared/ui/controlClass';
import { FieldHint } from '@/shared/forms';
import { asksForContests, freeTierWarning } from '../../model/formFee';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './AgreementForm.module.css';
import choiceCss from './ChoiceField.module.css';
import { GroupChoice } from './GroupChoice';

function ContestsField({ form: { offered, send } }: { form: AgreementForm }) {
  const id = useId();
  return (
    <div className={choiceCss.more}>
      <label htmlFor={id} className={choiceCss.label}>
        Contests to broadcast
      </label>
      <input
        id={id}
        className={controlClass}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={offered.contests}
        aria-describedby={`${id}-hint`}
        onChange={(event) => send(choiceMade({ contests: event.target.value.replace(/\D/g, '') }))}
      />
      <FieldHint id={id} hint="Only used for the total, not submitted. At least one per day." />
    </div>
  );
}

export function FeeFields({ form }: { form: AgreementForm }) {
  const { type, offered, lists, send } = form;
  const level = lists.levels.items.find(({ id }) => String(id) === offered.level);
  const isDoubtful = isFreeTierDoubtful(type, offered.tier, level?.PlayoffLevel ?? '');

  return (
    <fieldset className={css.group}>
      <legend>Fee</legend>
      <div className={css.whole}>
        <GroupChoice
          form={form}
          name="tier"
          choose="one"
          size="large"
          options={feeTiers[type].map(({ amount, label, counts }) => ({
            value: String(amount),
            label: `${formatDollars(amount)} – ${label}`,
            detail: counts,
          }))}
          chosen={[offered.tier]}
          onToggle={(tier) => send(choiceMade({ tier }))}
          more={asksForContests(form) ? <ContestsField form={form} /> : null}
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
