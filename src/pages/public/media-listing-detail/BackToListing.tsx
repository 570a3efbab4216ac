import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { buttonClass } from '@/shared/ui/Button';

/** Returns to the list with its search, filters, and page. */
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
        // Goes back in history: only the listing passes state, so the entry before is the listing.
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
