import { messages } from '../config/messages';
import css from './Approval.module.css';
import { ResultHeading } from './ResultHeading';

interface RefusedProps {
  reason: string;
  status?: string | undefined;
  /** Whether it ends here; otherwise the button is still there and keeps the focus. */
  isOver: boolean;
}

export function Refused({ reason, status, isOver }: RefusedProps) {
  return (
    <section className={css.card} data-tone="refused" {...(isOver ? {} : { role: 'alert' })}>
      {isOver ? <ResultHeading>{messages.refused}</ResultHeading> : <p>{messages.refused}</p>}
      <p className={css.reason}>{reason}</p>
      {status === undefined ? null : <p>{messages.current(status)}</p>}
    </section>
  );
}
