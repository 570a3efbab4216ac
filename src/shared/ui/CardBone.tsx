import css from './CardBone.module.css';

/** A part of a skeleton: a card with lines of text. */
export function CardBone() {
  return <span className={css.bone} />;
}
