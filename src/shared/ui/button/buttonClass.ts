import css from './Button.module.css';

export interface ButtonLook {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
}

export function buttonClass({ tone = 'secondary', size = 'medium' }: ButtonLook = {}): string {
  return [css.button, css[tone], css[size]].join(' ');
}
