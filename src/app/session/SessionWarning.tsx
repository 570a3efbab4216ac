import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import css from './SessionWarning.module.css';

const timeOf = (ms: number): string => new Date(ms).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

interface SessionWarningProps {
  endsAt: number;
  onRenew: () => void;
  onDismiss: () => void;
}

export function SessionWarning({ endsAt, onRenew, onDismiss }: SessionWarningProps) {
  return (
    <div className={css.warning}>
      <Alert tone="warning" urgent onDismiss={onDismiss}>
        <div className={css.body}>
          <p>{`Your session ends at ${timeOf(endsAt)}. What you have typed stays here.`}</p>
          <Button size="small" onClick={onRenew}>
            Stay logged in
          </Button>
        </div>
      </Alert>
    </div>
  );
}
