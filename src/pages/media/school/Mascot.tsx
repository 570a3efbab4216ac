import { useState } from 'react';
import { mascotSrc, useGetMascotQuery } from '@/features/schools';
import { Button } from '@/shared/ui/Button';
import css from './SchoolFrame.module.css';

interface MascotProps {
  id: string;
  schoolName: string;
}

export function Mascot({ id, schoolName }: MascotProps) {
  const query = useGetMascotQuery(id);
  const [broken, setBroken] = useState<string>();
  const src = mascotSrc(query.currentData?.ImageLocation, window.location.origin);

  if (query.isError) {
    return (
      <p className={css.failedMascot}>
        We couldn’t load the mascot.{' '}
        <Button size="small" tone="quiet" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (query.isSuccess && (src === undefined || src === broken))
    return <p className={`${css.mascot ?? ''} ${css.noMascot ?? ''}`}>No mascot picture</p>;
  return (
    <div className={css.mascot}>
      {src === undefined ? null : (
        <img
          src={src}
          alt={`Mascot of ${schoolName}`}
          width={72}
          height={84}
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(src);
          }}
        />
      )}
    </div>
  );
}
