import { choiceMade } from '@/features/agreements';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './AgreementForm.module.css';
import { GroupChoice } from './GroupChoice';

const options = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

export function PhoneFields({ form }: { form: AgreementForm }) {
  const { offered, send } = form;
  return (
    <fieldset className={css.group}>
      <legend>Phone lines</legend>
      <GroupChoice
        form={form}
        name="landline"
        choose="one"
        size="small"
        hint="Do you need a landline at the site?"
        options={options}
        chosen={[offered.landline]}
        onToggle={(landline) => send(choiceMade({ landline }))}
      />
      <GroupChoice
        form={form}
        name="cellphone"
        choose="one"
        size="small"
        hint="Will you broadcast by cell phone?"
        options={options}
        chosen={[offered.cellphone]}
        onToggle={(cellphone) => send(choiceMade({ cellphone }))}
      />
    </fieldset>
  );
}
