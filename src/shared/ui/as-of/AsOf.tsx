import css from './AsOf.module.css';

/** Says how old the data are that are shown until the live answer is there. */
export function AsOf({ at, asOf }: { at: string; asOf: string }) {
  return (
    <span className={css.asOf}>
      as of <time dateTime={at}>{asOf}</time>
    </span>
  );
}
