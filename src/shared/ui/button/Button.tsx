import type { ButtonHTMLAttributes } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook;

export function Button({ tone, size, className, type = 'button', ...rest }: ButtonProps) {
  const look = { ...(tone && { tone }), ...(size && { size }) };
  return <button type={type} className={[buttonClass(look), className].filter(Boolean).join(' ')} {...rest} />;
}
