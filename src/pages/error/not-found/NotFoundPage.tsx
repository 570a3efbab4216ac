import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { buttonClass } from '@/shared/ui/Button';
import { Page } from '@/shared/ui/Page';

export function NotFoundPage() {
  return (
    <Page
      title="Page not found"
      eyebrow="404"
      width="reading"
      lead="We couldn’t find a page at this address. It may have moved, or the link may be incomplete."
    >
      <p>
        <Link className={buttonClass({ tone: 'primary' })} to={paths.home}>
          Home Page
        </Link>
      </p>
    </Page>
  );
}
