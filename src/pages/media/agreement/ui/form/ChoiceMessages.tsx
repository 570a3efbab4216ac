import type { Lookup } from '@/features/agreements';
import { config } from '@/shared/config/config';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import css from './ChoiceField.module.css';

export function emptyListNote(status: Lookup<unknown>['status'], notes: { waiting: string; ready: string }): string {
  if (status === 'loading') return 'Loading…';
  if (status === 'failed') return 'Not available right now.';
  return notes[status];
}

export function CallAssociation() {
  const { shortName, phone, mediaEmail } = config.association;
  return (
    <p className={css.call}>
      <span>{`${shortName} can help: call `}</span>
      <PhoneLink phone={phone} /> or write to <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>. Your entries stay here.
    </p>
  );
}
