import { useEffect, useEffectEvent, useRef, useState, type InputHTMLAttributes } from 'react';
import { controlClass } from './controlClass';

interface UrlTextInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'className'
> {
  text: string;
  onText: (text: string) => void;
  /** How long the user must pause typing before the text is passed on. */
  delayMs?: number;
}

/** A text field in sync with the URL. Uncontrolled, so that text typed before hydration stays and typing never waits for the URL. */
export function UrlTextInput({ text, onText, delayMs = 0, ...rest }: UrlTextInputProps) {
  const box = useRef<HTMLInputElement>(null);
  /** The URL's text, then those passed to `onText` since. Starts with '', so that text typed before hydration stays (app/earlyInput.ts). */
  const known = useRef(['']);
  const [waiting, setWaiting] = useState<string>();

  const passOn = (typed: string): void => {
    known.current.push(typed);
    setWaiting(undefined);
    onText(typed);
  };
  const passOnWaiting = useEffectEvent(passOn);

  const follow = useEffectEvent((address: string) => {
    // Ignores leading and trailing spaces: the URL has none, but the user may be about to type the next word.
    const reached = known.current.findIndex((earlier) => earlier.trim() === address.trim());
    known.current = reached === -1 ? [address] : known.current.slice(reached);
    if (reached !== -1 || box.current === null) return;
    setWaiting(undefined);
    box.current.value = address;
  });

  useEffect(() => {
    follow(text);
  }, [text]);

  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setTimeout(() => {
      passOnWaiting(waiting);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [waiting, delayMs]);

  return (
    <input
      type="text"
      {...rest}
      ref={box}
      className={controlClass}
      autoComplete="off"
      onChange={({ target: { value } }) => {
        if (delayMs > 0) setWaiting(value);
        else passOn(value);
      }}
    />
  );
}
