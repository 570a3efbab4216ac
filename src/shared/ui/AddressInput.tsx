import { useEffect, useRef, type InputHTMLAttributes } from 'react';

interface AddressInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'> {
  text: string;
  onText: (text: string) => void;
  /** Until a pause in typing this long. */
  delayMs?: number;
}

/** Uncontrolled, so that text typed before hydration stays and typing can run ahead of the address. */
export function AddressInput({ text, onText, delayMs = 0, ...rest }: AddressInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const ahead = useRef<string[]>([]);
  const shown = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After a pause, the change starts from the address of that moment.
  const onTextNow = useRef(onText);

  useEffect(() => {
    onTextNow.current = onText;
  });

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  useEffect(() => {
    if (box.current === null || shown.current === text) return;
    const isFirst = shown.current === null;
    shown.current = text;
    // The address holds no blanks at a text's ends, where the next word is about to be typed.
    const typed = ahead.current.findIndex((earlier) => earlier.trim() === text.trim());
    ahead.current = typed === -1 ? [] : ahead.current.slice(typed + 1);
    if (typed !== -1) return;
    clearTimeout(timer.current);
    // What was typed before hydration stays (app/earlyInput.ts).
    if (!(isFirst && text === '')) box.current.value = text;
  }, [text]);

  return (
    <input
      type="text"
      {...rest}
      ref={box}
      autoComplete="off"
      onChange={({ target: { value } }) => {
        clearTimeout(timer.current);
        if (delayMs === 0) {
          ahead.current.push(value);
          onText(value);
          return;
        }
        timer.current = setTimeout(() => {
          ahead.current.push(value);
          onTextNow.current(value);
        }, delayMs);
      }}
    />
  );
}
