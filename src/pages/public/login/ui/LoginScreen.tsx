import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoginForm } from '@/features/session';
import { useNavigateHere } from '@/shared/lib/navigation';
import { paths, readWantedPage } from '@/shared/routes';
import { fieldsKind, useDraft } from '@/shared/lib/drafts';
import { Alert } from '@/shared/ui/alert';
import css from './LoginPage.module.css';
import { RECOVERY_DRAFT, RecoveryForm } from './RecoveryForm';

/** The mode is in the address, so that Back switches between login and recovery. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const navigateHere = useNavigateHere();
  const { value, remove } = useDraft(fieldsKind, RECOVERY_DRAFT);
  const recovering = search.has('recover');
  const wanted = readWantedPage(search);
  const login = wanted === undefined ? paths.login : paths.loginFor(wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(recovering);

  useEffect(() => {
    if (shown.current === recovering) return;
    shown.current = recovering;
    // The other form has replaced this one, so reading continues at its heading.
    heading.current?.focus();
  }, [recovering]);

  // The success message is for this visit only.
  const isRecovered = value.success !== null;
  useEffect(() => (isRecovered ? remove : undefined), [isRecovered, remove]);

  return (
    <>
      <h2 ref={heading} className={css.title} tabIndex={-1}>
        {recovering ? 'Recover your password' : 'Sign in'}
      </h2>
      {value.success === null || recovering ? null : (
        <div className={css.message}>
          <Alert tone="success" urgent>
            {value.success}
          </Alert>
        </div>
      )}
      {recovering ? (
        <RecoveryForm
          onRecovered={() => {
            navigateHere(login, { replace: true });
          }}
        />
      ) : (
        <LoginForm
          onSignedIn={() => {
            navigateHere(wanted ?? paths.mediaChange);
          }}
        />
      )}
      <p className={css.toggle}>
        {recovering ? (
          <Link to={login}>Back to login</Link>
        ) : (
          <Link to={wanted === undefined ? `${paths.login}?recover` : `${login}&recover`} onClick={remove}>
            Forgot your password?
          </Link>
        )}
      </p>
    </>
  );
}
