import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { buttonClass } from '@/shared/ui/button';

/** Leads back to the list as it was left: its search, filters and page. */
export function BackToListing() {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <Link
      className={buttonClass({ size: 'small' })}
      to={paths.mediaListing}
      onClick={(event) => {
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
        // Only the listing passes a state on, so that there is a list behind this entry of the history.
        if (plain && state !== null && window.history.length > 1) {
          event.preventDefault();
          void navigate(-1);
        }
      }}
    >
      ← Back to the listing
    </Link>
  );
}
