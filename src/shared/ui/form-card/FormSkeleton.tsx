import css from './FormCard.module.css';

/** Fields without words while the form is on its way. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={css.bones} aria-hidden="true">
      {Array.from({ length: fields }, (_, field) => (
        <span key={field} />
      ))}
    </div>
  );
}
