import { useId } from 'react';
import { AddressInput } from '@/shared/ui/address-input';
import css from './Box.module.css';

interface FilterBoxProps {
  label: string;
  words: string;
  onWords: (words: string) => void;
}

/** Narrows the list below as one types. */
export function FilterBox({ label, words, onWords }: FilterBoxProps) {
  const id = useId();
  return (
    <div className={css.box}>
      <label htmlFor={id}>{label}</label>
      <AddressInput id={id} type="text" text={words} onText={onWords} />
    </div>
  );
}
