import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '@/features/staff';

/** Checks the people in the address once; afterwards they are ordinary choices. */
export function usePreselectedPeople(
  people: readonly Person[],
  choose: (people: readonly Person[], requested: boolean) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get('people');
  // The address changes a moment later, and choosing renders the form before that.
  const ticked = useRef<string>(null);
  useEffect(() => {
    if (named === null || ticked.current === named) return;
    ticked.current = named;
    const ids = new Set(named.split(' ').map(Number));
    choose(
      people.filter(({ PersonID }) => ids.has(PersonID)),
      true,
    );
    setSearch({}, { replace: true });
  }, [named, people, choose, setSearch]);
}
