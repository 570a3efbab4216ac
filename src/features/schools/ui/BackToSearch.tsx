import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { buttonClass } from '@/shared/ui/Button';
import { useSearchOrigin } from '../model/searchOrigin';

export function BackToSearch() {
  const { back } = useSearchOrigin();
  const navigate = useNavigate();
  return (
    <Link
      className={buttonClass({ size: 'small' })}
      to={{ pathname: paths.schoolDirectory, search: back?.search ?? '' }}
      onClick={(event) => {
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        // Going back in history restores the scroll position; a link would not.
        if (plain && back !== undefined && window.history.length > back.steps) {
          event.preventDefault();
          void navigate(-back.steps);
        }
      }}
    >
      <span aria-hidden="true">←</span> Back To Search
    </Link>
  );
}
