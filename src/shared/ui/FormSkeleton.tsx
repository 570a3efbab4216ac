import { Skeleton } from './Skeleton';
import css from './FormCard.module.css';

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Skeleton className={css.skeleton}>
      {Array.from({ length: fields }, (_, field) => (
        <span key={field} />
      ))}
    </Skeleton>
  );
}
