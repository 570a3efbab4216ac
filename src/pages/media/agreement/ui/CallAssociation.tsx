import { config } from '@/shared/config';
import { PhoneLink } from '@/shared/ui/phone-link';
import css from './ChoiceField.module.css';

/** Where a list has nothing to choose from: who knows more. */
export function CallAssociation() {
  const { shortName, phone, mediaEmail } = config.association;
  return (
    <p className={css.call}>
      {shortName} can help: call <PhoneLink phone={phone} /> or write to{' '}
      <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>. Your entries stay here.
    </p>
  );
}
