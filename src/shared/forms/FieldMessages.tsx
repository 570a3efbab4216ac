import { Icon } from '@/shared/ui/Icon';
import css from './FieldMessages.module.css';

interface FieldMessagesProps {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function describedBy({ id, hint, error }: FieldMessagesProps): { 'aria-describedby'?: string } {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') };
}

export function FieldHint({ id, hint }: FieldMessagesProps) {
  if (hint === undefined) return null;
  return (
    <p id={`${id}-hint`} className={css.hint}>
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: FieldMessagesProps) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={css.error}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}
