import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { selectClockOffset, selectExpiredProfile, runAtTime, selectSessionEndsAt } from '@/features/session';
import { useViewState } from '@/shared/lib/view-state';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { NoticeFrame } from '@/shared/ui/Notices';
import css from './SessionWarning.module.css';
import { useLogout } from './LogoutButton';

const NOTICEABLE_MS = 5 * 60 * 1000;

/** Warns that the device's clock is wrong: the session corrects for it, but the deadlines on the screens don't. */
export function ClockNotice() {
  const offset = useSelector(selectClockOffset);
  const [dismissed, setDismissed] = useViewState<number | null>('session/clockNoticeDismissed', null);
  if (Math.abs(offset) < NOTICEABLE_MS || dismissed === offset) return null;
  return (
    <NoticeFrame>
      <Alert tone="warning" onDismiss={() => setDismissed(offset)}>
        {`This device’s clock seems to be ${offset < 0 ? 'ahead of' : 'behind'} the media service’s. ` +
          'You stay logged in, but the deadlines you see use this clock. Please correct it.'}
      </Alert>
    </NoticeFrame>
  );
}

const timeOf = (ms: number): string => new Date(ms).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

interface Warning {
  endsAt: number;
  stage: 'shown' | 'renewing' | 'dismissed';
}

const WARN_BEFORE_MS = 2 * 60 * 1000;

const SignInDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "sign-in-dialog" */ './SignInDialog')).SignInDialog,
);

const PRELOAD_AFTER_MS = 3000;

export function SessionKeeper() {
  const logout = useLogout();
  const ended = useSelector(selectExpiredProfile) !== null;
  const endsAt = useSelector(selectSessionEndsAt);
  // The warning stores the session's end, so that the next session shows a new warning.
  const [warning, setWarning] = useViewState<Warning | null>('session/warning', null);
  const stage = warning?.endsAt === endsAt ? warning.stage : undefined;

  useEffect(
    () => runAtTime(endsAt - WARN_BEFORE_MS, () => setWarning({ endsAt, stage: 'shown' })),
    [endsAt, setWarning],
  );

  // Preloads the dialog, because the connection may be gone when the session ends.
  useEffect(() => {
    const timer = setTimeout(SignInDialog.preload, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {!ended && (stage === 'shown' || stage === 'renewing') ? (
        <div className={css.warning}>
          <Alert tone="warning" urgent onDismiss={() => setWarning({ endsAt, stage: 'dismissed' })}>
            <div className="row">
              <p>{`Your session ends at ${timeOf(endsAt)}. What you have typed stays here.`}</p>
              <Button size="small" onClick={() => setWarning({ endsAt, stage: 'renewing' })}>
                Stay logged in
              </Button>
            </div>
          </Alert>
        </div>
      ) : null}
      {ended || stage === 'renewing' ? (
        <SignInDialog
          ended={ended}
          fallback={null}
          onCancel={() => {
            if (ended) logout();
            else setWarning({ endsAt, stage: 'shown' });
          }}
        />
      ) : null}
    </>
  );
}
