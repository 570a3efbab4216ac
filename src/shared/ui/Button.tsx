import type { ButtonHTMLAttributes } from 'react';
import css from './Button.module.css';

export interface ButtonVariant {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'medium' | 'small' | undefined;
}

export function buttonClass({ tone = 'secondary', size = 'medium' }: ButtonVariant = {}): string {
  return [css.button, css[tone], css[size]].join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonVariant;

export function Button({ tone, size, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={[buttonClass({ tone, size }), className].filter(Boolean).join(' ')} {...rest} />
  );
}
