import type { Scenario } from './lib/faulty';

/** A fault, or a deviation from the contract, that can be switched on by its name. */
export interface NamedScenario {
  title: string;
  description: string;
  create: () => Scenario;
}
