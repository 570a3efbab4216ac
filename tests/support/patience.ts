import { configure } from '@testing-library/react';

// Journeys through many screens take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
