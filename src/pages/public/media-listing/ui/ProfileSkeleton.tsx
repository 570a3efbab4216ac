import css from './OrganizationProfile.module.css';

export function ProfileSkeleton() {
  const card = (
    <div className={css.card}>
      {[0, 1, 2, 3, 4].map((line) => (
        <span key={line} className={css.bone} />
      ))}
    </div>
  );
  return (
    <div className={css.columns} aria-hidden="true">
      {card}
      {card}
    </div>
  );
}
