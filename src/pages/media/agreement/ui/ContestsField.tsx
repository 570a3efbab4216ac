import { useId } from 'react';
import { contestsCounted } from '@/features/agreements';
import { FieldHint } from '@/shared/ui/field';
import { useAgreementDraft } from '../model/useAgreement';
import css from './ChoiceField.module.css';

/** How many contests a fee is multiplied by. */
export function ContestsField({ contests }: { contests: string }) {
  const { send } = useAgreementDraft();
  const id = useId();
  return (
    <div className={css.more}>
      <label htmlFor={id} className={css.label}>
        Contests to broadcast
      </label>
      <input
        id={id}
        className={css.control}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={contests}
        aria-describedby={`${id}-hint`}
        onChange={(event) => send(contestsCounted(event.target.value.replace(/\D/g, '')))}
      />
      <FieldHint id={id} hint="Only used for the total, not submitted. At least one per day." />
    </div>
  );
}
