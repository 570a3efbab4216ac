import { config } from '@/shared/config/config';
import css from './Approval.module.css';

export function MediaContact() {
  const { mediaEmail } = config.association;
  return (
    <p className={css.contact}>
      If you have reached this page in error, or wish to change the status of a request, please contact the
      association’s media contact at <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>.
    </p>
  );
}
