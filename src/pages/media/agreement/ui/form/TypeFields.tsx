import { useId } from 'react';
import {
  agreementEvents,
  feeTiers,
  formatDollars,
  isFreeTierDoubtful,
  broadcastFee,
  contestCount,
  isPaidByContest,
  type BroadcastFee,
} from '@/features/agreements';
import { FieldHint } from '@/shared/forms';
import { Alert } from '@/shared/ui/Alert';
import { controlClass } from '@/shared/ui/controlClass';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './AgreementForm.module.css';
import choiceCss from './ChoiceField.module.css';
import { GroupChoice } from './ChoiceFields';

/** The fee; undefined while a choice that it depends on is missing. */
export function formFee({ type, offered, lists }: AgreementForm): BroadcastFee | undefined {
  const { tier, dates } = offered;
  const contests = contestCount(offered.contests, dates.length);
  return broadcastFee({ type, tier, dates, contests, severalDays: lists.dates.items.length > 1 });
}

/** Warns that the free tier does not apply at this level: only regional and sub-state contests are free (AGR-12). */
export const freeTierWarning = (level: string): string =>
  `The free tier is only for student broadcasts by member schools at regional and sub-state contests. You chose the level “${level}”, which costs $200.`;

function ContestsField({ form: { offered, send } }: { form: AgreementForm }) {
  const id = useId();
  return (
    <div className={choiceCss.more}>
      <label htmlFor={id} className="label">
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
        onChange={(event) => send(agreementEvents.choiceMade({ contests: event.target.value.replace(/\D/g, '') }))}
      />
      <FieldHint id={id} hint="Only used for the total, not submitted. At least one per day." />
    </div>
  );
}

export function FeeFields({ form }: { form: AgreementForm }) {
  const { type, offered, lists, send } = form;
  const level = lists.levels.items.find(({ id }) => String(id) === offered.level);
  // A live telecast is charged per contest only if the event lasts one day.
  const isByContest = isPaidByContest({ type, tier: offered.tier, severalDays: lists.dates.items.length !== 1 });
  const isDoubtful = isFreeTierDoubtful(type, offered.tier, level?.name ?? '');

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
          onToggle={(tier) => send(agreementEvents.choiceMade({ tier }))}
          more={isByContest ? <ContestsField form={form} /> : null}
        />
      </div>
      {isDoubtful ? (
        <div className={css.whole}>
          <Alert tone="warning">{freeTierWarning(level?.name ?? '')}</Alert>
        </div>
      ) : null}
    </fieldset>
  );
}

const questions = [
  { name: 'landline', hint: 'Do you need a landline at the site?' },
  { name: 'cellphone', hint: 'Will you broadcast by cell phone?' },
] as const;

const answers = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

export function PhoneFields({ form }: { form: AgreementForm }) {
  return (
    <fieldset className={css.group}>
      <legend>Phone lines</legend>
      {questions.map(({ name, hint }) => (
        <GroupChoice
          key={name}
          form={form}
          name={name}
          choose="one"
          size="small"
          hint={hint}
          options={answers}
          chosen={[form.offered[name]]}
          onToggle={(answer) => form.send(agreementEvents.choiceMade({ [name]: answer }))}
        />
      ))}
    </fieldset>
  );
}
