import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

configure({
  // Journeys through many screens take long on a busy machine.
  asyncUtilTimeout: 20_000,
  // A short message, because a query that waits fails many times first, and would describe the whole document each time.
  getElementError: (message) => new Error(message ?? 'No element was found.'),
});
