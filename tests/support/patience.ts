import { configure } from '@testing-library/react';

// For journeys through many screens: what is slow on a busy machine is not what they are about.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(60_000);
