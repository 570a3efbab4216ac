import { useId } from 'react';
import { AddressInput } from '@/shared/ui/AddressInput';
import { controlClass } from '@/shared/ui/controlClass';
import css from './Box.module.css';

interface FilterBoxProps {
  label: string;
  words: string;
  onWords: (words: string) => void;
}

export function FilterBox({ label, words, onWords }: FilterBoxProps) {
  const id = useId();
  return (
    <div className={css.box}>
      <label htmlFor={id}>{label}</label>
      <AddressInput id={id} type="text" className={controlClass} text={words} onText={onWords} />
    </div>
  );
}
