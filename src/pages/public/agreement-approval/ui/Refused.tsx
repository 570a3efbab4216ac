import { messages } from '../config/messages';
import css from './Approval.module.css';

export function Refused({ reason, status }: { reason: string; status?: string | undefined }) {
  return (
    <section className={css.card} data-tone="refused" role="alert">
      <p>{messages.refused}</p>
      <p className={css.reason}>{reason}</p>
      {status === undefined ? null : <p>{messages.current(status)}</p>}
    </section>
  );
}
