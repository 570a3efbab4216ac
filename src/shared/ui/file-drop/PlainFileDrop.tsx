import { useId } from 'react';
import css from './FileDrop.module.css';

export interface FileDropProps {
  label: string;
  accept: string;
  isDisabled?: boolean;
  onFile: (file: File) => void;
}

export function PlainFileDrop({ label, accept, isDisabled = false, onFile }: FileDropProps) {
  const id = useId();
  return (
    <p className={css.plain}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </p>
  );
}
