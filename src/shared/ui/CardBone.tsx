import css from './CardBone.module.css';

/** A placeholder for a card in a skeleton, with gray lines for its text. */
export function CardBone({ className = '' }: { className?: string | undefined }) {
  return <span className={`${css.bone ?? ''} ${className}`} />;
}
