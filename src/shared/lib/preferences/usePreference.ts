import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { preferenceChosen, preferenceDropped, type WithPreferences } from './preferencesSlice';

/**
 * How the user of this browser likes to see something, kept beyond the session. Undefined where nothing was chosen, or
 * something that is not among the options any more.
 */
export function usePreference<T extends string>(
  name: string,
  options: readonly T[],
): [T | undefined, (value: T | undefined) => void] {
  const dispatch = useDispatch();
  const stored = useSelector(({ preferences }: WithPreferences) => preferences?.chosen[name]);
  return [
    options.find((option) => option === stored),
    useCallback(
      (value: T | undefined) => {
        dispatch(value === undefined ? preferenceDropped(name) : preferenceChosen({ name, value }));
      },
      [dispatch, name],
    ),
  ];
}
