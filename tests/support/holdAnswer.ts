import { act } from '@testing-library/react';
import { faulty } from '../../mocks';
import { createGate } from './gate';
import type { MockApi } from './mockApi';

/** Holds these calls and their answers until the returned function is called. */
export function holdAnswer(api: MockApi, calls: Parameters<typeof faulty>[0]): () => void {
  const { opened, open } = createGate();
  api.use(faulty(calls, () => opened));
  return () => {
    act(open);
  };
}
