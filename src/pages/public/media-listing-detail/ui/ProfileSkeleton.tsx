import { Skeleton } from '@/shared/ui/skeleton';
import { Sheet } from '@/shared/ui/fact-card';
import css from './OrganizationProfile.module.css';

export function ProfileSkeleton() {
  const card = (
    <Sheet>
      {[0, 1, 2, 3, 4].map((line) => (
        <span key={line} className={css.bone} />
      ))}
    </Sheet>
  );
  return (
    <Skeleton className={css.columns}>
      {card}
      {card}
    </Skeleton>
  );
}
