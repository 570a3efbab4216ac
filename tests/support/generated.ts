import fc from 'fast-check';
import { isExhaustive } from './runs';

// The same commit draws the same inputs, so a failure can be run again and comes from the change; `EXHAUSTIVE=1` draws new ones.
if (!isExhaustive) fc.configureGlobal({ seed: 33 });

export { default as fc } from 'fast-check';
