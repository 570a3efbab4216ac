import { configure } from '@testing-library/react';

// Journeys through many screens take long on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(60_000);
