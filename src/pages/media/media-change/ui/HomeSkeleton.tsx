import css from './MediaChangePage.module.css';

export function HomeSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <span key={line} className={css.bone} />
      ))}
    </div>
  );
}
