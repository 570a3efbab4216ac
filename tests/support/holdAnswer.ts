import { act } from '@testing-library/react';
import { faulty, type FaultyCalls } from '../../mocks';
import { createGate } from './gate';
import type { MockApi } from './mockApi';

/** Holds these calls and their answers until the returned function is called. */
export function holdAnswer(api: MockApi, calls: string | FaultyCalls): () => void {
  const { opened, open } = createGate();
  api.use(faulty(typeof calls === 'string' ? { path: calls } : calls, () => opened));
  return () => {
    act(open);
  };
}
