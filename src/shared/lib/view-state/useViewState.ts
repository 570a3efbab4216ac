import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { viewChanged, viewLeft, type WithView } from './viewSlice';

/**
 * `useState` whose value stands in the store, so that travelling through time shows it again. `name` names it among all
 * screens. It is forgotten when its component goes. Values must be serializable.
 */
export function useViewState<T>(name: string, initial: T): [T, (value: T) => void] {
  const dispatch = useDispatch();
  const held = useSelector(({ view }: WithView) => view !== undefined && name in view);
  const value = useSelector(({ view }: WithView) => (view !== undefined && name in view ? view[name] : initial)) as T;
  const isHeld = useRef(held);
  useEffect(() => {
    isHeld.current = held;
  });
  useEffect(
    () => () => {
      if (isHeld.current) dispatch(viewLeft(name));
    },
    [dispatch, name],
  );
  return [
    value,
    useCallback(
      (next: T) => {
        dispatch(viewChanged({ name, value: next }));
      },
      [dispatch, name],
    ),
  ];
}
