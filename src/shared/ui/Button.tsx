import type { ButtonHTMLAttributes } from 'react';
import css from './Button.module.css';

export interface ButtonVariant {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
}

export function buttonClass({ tone = 'secondary', size = 'medium' }: ButtonVariant = {}): string {
  return [css.button, css[tone], css[size]].join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonVariant;

export function Button({ tone, size, className, type = 'button', ...rest }: ButtonProps) {
  const variant = { ...(tone && { tone }), ...(size && { size }) };
  return <button type={type} className={[buttonClass(variant), className].filter(Boolean).join(' ')} {...rest} />;
}
