import { useId } from 'react';
import css from './FileDrop.module.css';

export interface FileDropProps {
  /** The control's name, and what it shows. */
  label: string;
  /** As `<input accept>` has it. */
  accept: string;
  isDisabled?: boolean;
  onFile: (file: File) => void;
}

/** The browser's own, onto which a file can be dropped too: what shows first, and what stays on touch screens. */
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
          // The same file, mended meanwhile, may be chosen once more.
          target.value = '';
        }}
      />
    </p>
  );
}
