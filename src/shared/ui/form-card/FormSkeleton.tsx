import { Busy } from '@/shared/ui/busy';
import css from './FormCard.module.css';

/** Fields without words while the form is on its way. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Busy className={css.skeleton}>
      {Array.from({ length: fields }, (_, field) => (
        <span key={field} />
      ))}
    </Busy>
  );
}
