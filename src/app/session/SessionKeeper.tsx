import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectEndedProfile, signedOut } from '@/features/session';
import { baseApi, tags } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import css from './SignInDialog.module.css';
import { SignInDialog } from './SignInDialog';
import { useSessionWarning } from './useSessionWarning';

const timeOf = (ms: number): string => new Date(ms).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** Watches over the session of the media area: warns before it ends, and renews it in place (decisions D4). */
export function SessionKeeper() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const ended = useSelector(selectEndedProfile) !== null;
  const endsAt = useSessionWarning();
  const [renewing, setRenewing] = useState(false);
  const [dismissed, setDismissed] = useState<number>();

  const renewed = (): void => {
    setRenewing(false);
    // What was asked for without a session has failed; the screens ask again.
    dispatch(baseApi.util.invalidateTags([...tags]));
  };

  if (ended || renewing) {
    return (
      <SignInDialog
        key={ended ? 'ended' : 'renewing'}
        ended={ended}
        onSignedIn={renewed}
        onCancel={() => {
          setRenewing(false);
          if (!ended) return;
          dispatch(signedOut());
          void navigate(paths.home);
        }}
      />
    );
  }
  if (endsAt === undefined || dismissed === endsAt) return null;
  return (
    <div className={css.warning}>
      <Alert
        tone="warning"
        urgent
        onDismiss={() => {
          setDismissed(endsAt);
        }}
      >
        <div className={css.warningBody}>
          <p>Your session ends at {timeOf(endsAt)}. What you have typed stays here.</p>
          <Button
            size="small"
            onClick={() => {
              setRenewing(true);
            }}
          >
            Stay signed in
          </Button>
        </div>
      </Alert>
    </div>
  );
}
