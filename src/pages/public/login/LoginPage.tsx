import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoginForm, useRecoverMutation } from '@/features/session';
import { useNavigateHere } from '@/shared/lib/navigation';
import { paths } from '@/shared/routes/paths';
import { readReturnPath } from '@/shared/routes/returnPath';
import { useQueryOnceHydrated } from '@/shared/routes/useUrlState';
import { useDraftEvents } from '@/shared/forms';
import { useOnLeave } from '@/shared/lib/on-leave';
import { Alert } from '@/shared/ui/Alert';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { Page } from '@/shared/ui/Page';
import { Skeleton } from '@/shared/ui/Skeleton';
import { RECOVERY_CALL, RECOVERY_DRAFT } from './recoveryDraft';
import css from './LoginPage.module.css';

const RecoveryForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "recovery-form" */ './RecoveryForm')).RecoveryForm,
);

/** Login or recovery. The mode is in the URL, so that Back switches between the two. */
function LoginScreen() {
  const query = useQueryOnceHydrated();
  const [search] = useSearchParams();
  const navigateHere = useNavigateHere();
  const [, { data: response, reset }] = useRecoverMutation(RECOVERY_CALL);
  const { remove } = useDraftEvents(RECOVERY_DRAFT);
  const recovering = query.has('recover');
  const wanted = readReturnPath(query);
  const login = wanted === undefined ? paths.login : paths.loginFor(wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  // Read from the URL, not the form on screen: with `?recover`, hydration replaces that form, but must not move the focus.
  const isAsked = search.has('recover');
  const asked = useRef(isAsked);

  useEffect(() => {
    if (asked.current === isAsked) return;
    asked.current = isAsked;
    // The other form has replaced this one, so screen readers continue at its heading.
    heading.current?.focus();
  }, [isAsked]);

  // Clears the response on leaving, because the success message is for this visit only.
  useOnLeave(() => {
    if (response !== undefined) reset();
  });

  return (
    <div className={`stack ${css.screen}`}>
      <h2 ref={heading} tabIndex={-1}>
        {recovering ? 'Recover your password' : 'Log in'}
      </h2>
      {response === undefined || recovering ? null : (
        <Alert tone="success" urgent>
          {response.trim() === '' ? 'We sent your request to the association.' : response}
        </Alert>
      )}
      {recovering ? (
        <RecoveryForm
          fallback={<Skeleton className={css.skeleton} bones={3} />}
          onRecovered={() => navigateHere(login, { replace: true })}
        />
      ) : (
        <LoginForm onSignedIn={() => navigateHere(wanted ?? paths.mediaChange)} />
      )}
      <p>
        {recovering ? (
          <Link to={login}>Back to login</Link>
        ) : (
          <Link
            to={wanted === undefined ? `${paths.login}?recover` : `${login}&recover`}
            onClick={() => {
              remove();
              reset();
            }}
          >
            Forgot your password?
          </Link>
        )}
      </p>
    </div>
  );
}

export function LoginPage() {
  return (
    <Page
      title="Media Login"
      eyebrow="For media organizations"
      lead="Manage your organization’s record and staff, choose who covers which state event, request credentials, and file broadcast agreements."
    >
      <div className={css.columns}>
        <div className="card">
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
