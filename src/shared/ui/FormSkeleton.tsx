import { Skeleton } from './Skeleton';
import css from './FormCard.module.css';

export const FormSkeleton = ({ fields }: { fields: number }) => <Skeleton className={css.skeleton} bones={fields} />;
