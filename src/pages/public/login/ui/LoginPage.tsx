import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { Skeleton } from '@/shared/ui/skeleton';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Page } from '@/shared/ui/page';
import css from './LoginPage.module.css';

const LoginScreen = lazyComponent(
  async () => (await import(/* webpackChunkName: "login-form" */ './LoginScreen')).LoginScreen,
);

const skeleton = (
  <Skeleton className={css.skeleton}>
    <span />
    <span />
    <span />
  </Skeleton>
);

export function LoginPage() {
  return (
    <Page
      title="Media Login"
      eyebrow="For media organizations"
      lead="Manage your organization’s record and staff, choose who covers which state event, request credentials and file broadcast agreements."
    >
      <div className={css.columns}>
        <div className={css.card}>
          <LoginScreen fallback={skeleton} />
        </div>
        <aside className={css.aside} aria-labelledby="no-login">
          <h2 id="no-login">No login yet?</h2>
          <p>
            Only approved media organizations have a login. Request a listing; after reviewing it, the association sends
            a password to the e-mail address you gave.
          </p>
          <p>
            <Link to={paths.mediaRequest}>Request a media listing</Link>
          </p>
        </aside>
      </div>
    </Page>
  );
}
