import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { Page } from '@/shared/ui/Page';
import css from './LoginPage.module.css';
import { LoginScreen } from './LoginScreen';

export function LoginPage() {
  return (
    <Page
      title="Media Login"
      eyebrow="For media organizations"
      lead="Manage your organization’s record and staff, choose who covers which state event, request credentials, and file broadcast agreements."
    >
      <div className={css.columns}>
        <div className={css.card}>
          <LoginScreen />
        </div>
        <aside className={css.aside} aria-labelledby="no-login">
          <h2 id="no-login">No login yet?</h2>
          <p>
            Only approved media organizations have a login. Request a listing; after reviewing it, the association sends
            a password to the email address you gave.
          </p>
          <p>
            <Link to={paths.mediaRequest}>Request a media listing</Link>
          </p>
        </aside>
      </div>
    </Page>
  );
}
