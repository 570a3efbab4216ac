import { useEffect, useRef, type InputHTMLAttributes } from 'react';

interface AddressInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'> {
  text: string;
  onText: (text: string) => void;
}

/** Uncontrolled, so that text typed before hydration stays and typing can run ahead of the address. */
export function AddressInput({ text, onText, ...rest }: AddressInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const ahead = useRef<string[]>([]);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (box.current === null || shown.current === text) return;
    const isFirst = shown.current === null;
    shown.current = text;
    const typed = ahead.current.indexOf(text);
    ahead.current = typed === -1 ? [] : ahead.current.slice(typed + 1);
    // What was typed before hydration stays (app/earlyInput.ts).
    if (typed === -1 && !(isFirst && text === '')) box.current.value = text;
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
