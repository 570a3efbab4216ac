import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '@/features/staff';

/** Ticks the people whom the address names, once: then they are a choice like any other. */
export function useTickedPeople(
  people: readonly Person[],
  choose: (people: readonly Person[], requested: boolean) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get('people');
  // The address follows a moment later, and what is chosen draws the form anew meanwhile.
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
