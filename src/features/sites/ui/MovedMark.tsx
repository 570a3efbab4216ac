import css from './MovedEvents.module.css';

/** The old values of an event that has moved; nothing without words. */
export function MovedMark({ words }: { words: string | undefined }) {
  return words === undefined || words === '' ? null : <span className={css.mark}>{words}</span>;
}
