import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoginForm } from '@/features/session';
import { useNavigateHere } from '@/shared/lib/navigation';
import { paths, readWantedPage, useQueryOnceHydrated } from '@/shared/routes';
import { fieldsKind, useDraft } from '@/shared/lib/drafts';
import { Alert } from '@/shared/ui/alert';
import { Busy } from '@/shared/ui/busy';
import { latePart } from '@/shared/ui/late-part';
import { RECOVERY_DRAFT } from '../model/recoveryDraft';
import css from './LoginPage.module.css';

const RecoveryForm = latePart(
  async () => (await import(/* webpackChunkName: "recovery-form" */ './RecoveryForm')).RecoveryForm,
);

const skeleton = (
  <Busy className={css.skeleton}>
    <span />
    <span />
    <span />
  </Busy>
);

/** Login and password recovery on one screen. The mode is in the address, so that Back leads from one to the other. */
export function LoginScreen() {
  const query = useQueryOnceHydrated();
  const [search] = useSearchParams();
  const navigateHere = useNavigateHere();
  const { value, remove } = useDraft(fieldsKind, RECOVERY_DRAFT);
  const recovering = query.has('recover');
  const wanted = readWantedPage(query);
  const login = wanted === undefined ? paths.login : paths.loginFor(wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  // The address, not the screen: a document that becomes the recovery's has not changed its form.
  const isAsked = search.has('recover');
  const asked = useRef(isAsked);

  useEffect(() => {
    if (asked.current === isAsked) return;
    asked.current = isAsked;
    // The other form has taken this one's place: reading goes on at its top.
    heading.current?.focus();
  }, [isAsked]);

  // The success of a recovery is for this visit of the screen.
  const isRecovered = value.success !== null;
  useEffect(() => (isRecovered ? remove : undefined), [isRecovered, remove]);

  return (
    <div className={css.screen}>
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
          fallback={skeleton}
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
    </div>
  );
}
