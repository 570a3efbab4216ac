import { format } from 'node:util';

let complaints: string[] = [];

beforeEach(() => {
  // The previous test's store may have written late.
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(format(...words));
  });
});

// A console.error is a defect, so its test fails.
afterEach(() => {
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
    delete window.__prefetched;
  }
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
