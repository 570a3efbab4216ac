import type { ComponentProps } from 'react';
import css from './Dialog.module.css';

/** The browser's own dialog in the portal's colours. Its width and the room inside are its user's to say. */
export function Dialog({ className, ...rest }: ComponentProps<'dialog'>) {
  return <dialog className={[css.dialog, className].filter(Boolean).join(' ')} {...rest} />;
}
