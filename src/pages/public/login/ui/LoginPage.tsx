import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { Busy } from '@/shared/ui/busy';
import { latePart } from '@/shared/ui/late-part';
import { Page } from '@/shared/ui/page';
import css from './LoginPage.module.css';

const LoginScreen = latePart(
  async () => (await import(/* webpackChunkName: "login-form" */ './LoginScreen')).LoginScreen,
);

const skeleton = (
  <Busy className={css.skeleton}>
    <span />
    <span />
    <span />
  </Busy>
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
