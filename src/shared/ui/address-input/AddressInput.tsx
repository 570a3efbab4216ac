import { useEffect, useRef, type InputHTMLAttributes } from 'react';

interface AddressInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'> {
  /** What it holds as the address has it. */
  text: string;
  onText: (text: string) => void;
}

/**
 * A text that lives in the address. The box belongs to the browser, so that what is typed before the scripts have loaded
 * is kept; while typing it is ahead of the address, and it follows whatever else changes the address.
 */
export function AddressInput({ text, onText, ...rest }: AddressInputProps) {
  const box = useRef<HTMLInputElement>(null);
  /** Typed, and not yet in the address. */
  const ahead = useRef<string[]>([]);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (box.current === null || shown.current === text) return;
    const typedEarly = shown.current === null && text === '' ? box.current.value : '';
    shown.current = text;
    const typed = ahead.current.indexOf(text);
    ahead.current = typed === -1 ? [] : ahead.current.slice(typed + 1);
    if (typedEarly !== '') onText(typedEarly);
    else if (typed === -1) box.current.value = text;
    // Only a change of the address counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [text]);

  return (
    <input
      type="text"
      {...rest}
      ref={box}
      autoComplete="off"
      onChange={(event) => {
        ahead.current.push(event.target.value);
        onText(event.target.value);
      }}
    />
  );
}
