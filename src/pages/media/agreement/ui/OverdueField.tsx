import { overdueConfirmed, type Overdue } from '@/features/agreements';
import { overdueLabels } from '../config/overdueLabels';
import { useAgreementDraft } from '../model/useAgreement';
import { GroupChoice } from './GroupChoice';

/** Asks for an answer of its own to each chosen date that is over and each deadline that has passed. */
export function OverdueField({ overdue }: { overdue: readonly Overdue[] }) {
  const { value, send } = useAgreementDraft();
  const confirmed = value.confirmed ?? [];
  const ids = overdue.map(({ id }) => id);
  return (
    <GroupChoice
      name="overdue"
      choose="several"
      size="large"
      options={overdue.map(({ id, what, date }) => ({ value: id, label: overdueLabels[what](date) }))}
      chosen={confirmed}
      onToggle={(id, isConfirmed) => {
        send(overdueConfirmed(ids.filter((other) => (other === id ? isConfirmed : confirmed.includes(other)))));
      }}
    />
  );
}
