import fc from 'fast-check';
import { isExhaustive } from './runs';

// A fixed seed makes a failure repeatable, and shows that it comes from a change of the code. `EXHAUSTIVE=1` draws new inputs.
if (!isExhaustive) fc.configureGlobal({ seed: 33 });

export { default as fc } from 'fast-check';
