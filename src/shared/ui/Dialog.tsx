import type { ComponentProps } from 'react';
import css from './Dialog.module.css';

export function Dialog({ className, ...rest }: ComponentProps<'dialog'>) {
  return <dialog className={[css.dialog, className].filter(Boolean).join(' ')} {...rest} />;
}
