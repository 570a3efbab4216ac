import css from './AsOf.module.css';

export function AsOf({ at, asOf }: { at: string; asOf: string }) {
  return (
    <span className={css.asOf}>
      as of <time dateTime={at}>{asOf}</time>
    </span>
  );
}
