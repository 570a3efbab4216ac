import '@testing-library/jest-dom';
import { format } from 'node:util';

let complaints: string[] = [];

beforeEach(() => {
  // A store of the test before may have written since.
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(format(...words));
  });
});

// A message on console.error is a defect that nobody looks at, so the test that caused it fails.
afterEach(() => {
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
    delete window.__prefetched;
  }
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
