import { cellphoneAnswered, landlineAnswered, type AgreementChoices } from '@/features/agreements';
import { useAgreementDraft } from '../../model/useAgreement';
import css from './AgreementForm.module.css';
import { GroupChoice } from './GroupChoice';

const options = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

export function PhoneFields({ choices }: { choices: AgreementChoices }) {
  const { send } = useAgreementDraft();
  return (
    <fieldset className={css.group}>
      <legend>Phone lines</legend>
      <GroupChoice
        name="landline"
        choose="one"
        size="small"
        hint="Do you need a landline at the site?"
        options={options}
        chosen={[choices.landline]}
        onToggle={(answer) => send(landlineAnswered(answer))}
      />
      <GroupChoice
        name="cellphone"
        choose="one"
        size="small"
        hint="Will you broadcast by cell phone?"
        options={options}
        chosen={[choices.cellphone]}
        onToggle={(answer) => send(cellphoneAnswered(answer))}
      />
    </fieldset>
  );
}
