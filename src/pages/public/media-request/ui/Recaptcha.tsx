import { useEffect, useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { config } from '@/shared/config/config';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';

export interface CaptchaProps {
  isPassed: boolean;
  /** Resolves to whether the server accepts the widget's token. */
  onToken: (token: string) => Promise<boolean>;
}

/** The library reports nothing if its script is blocked, so after this time it counts as blocked. */
const LOAD_LIMIT_MS = 12_000;

export function Recaptcha({ onToken }: CaptchaProps) {
  const widget = useRef<ReCAPTCHA>(null);
  const [attempt, setAttempt] = useViewState('captcha/attempt', 1);
  const [state, setState] = useViewState<'loading' | 'ready' | 'blocked'>('captcha/state', 'loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('blocked'), LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [state, setState]);

  const check = async (token: string | null): Promise<void> => {
    if (token === null) return;
    await onToken(token);
    widget.current?.reset();
  };

  if (state === 'blocked') {
    return (
      <Alert
        onRetry={() => {
          setAttempt(attempt + 1);
          setState('loading');
        }}
      >
        We couldn’t load the verification. A content blocker or your network may be blocking it.
      </Alert>
    );
  }
  return (
    <ReCAPTCHA
      key={attempt}
      ref={widget}
      sitekey={config.recaptchaSiteKey}
      asyncScriptOnLoad={() => setState('ready')}
      onChange={(token) => void check(token)}
      onErrored={() => setState('blocked')}
    />
  );
}
