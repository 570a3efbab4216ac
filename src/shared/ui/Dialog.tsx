import type { ComponentProps } from 'react';
import css from './Dialog.module.css';

export const Dialog = (props: ComponentProps<'dialog'>) => <dialog className={css.dialog} {...props} />;
