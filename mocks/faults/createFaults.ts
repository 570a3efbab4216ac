import type { RequestHandler } from 'msw';
import type { FaultTarget, NamedScenario } from './faulty';
import { scenarios } from './scenarios';

export const FAULT_HEADER = 'x-fault';

export type Faults = ReturnType<typeof createFaults>;

/** Simulates faults, either for all requests or, by the header `x-fault: listingFails`, for a single one. */
export function createFaults(target: FaultTarget) {
  const on = new Map<string, RequestHandler[]>();

  return {
    isOn: (name: string): boolean => on.has(name),
    /** Turns a fault on (from a count of zero) or off; returns false if there is no such fault. */
    turn: (name: string, wanted: boolean): boolean => {
      const named = scenarioOf(name);
      if (!named) return false;
      if (wanted) on.set(name, named.scenario(target));
      else on.delete(name);
      return true;
    },
    turnAllOff: (): void => on.clear(),
    /** The handlers of the faults that apply to a request, or the name of a fault that does not exist. */
    handlersFor: (request: Request): RequestHandler[] | { unknown: string } => {
      const handlers = [...on.values()].flat();
      const asked = (request.headers.get(FAULT_HEADER) ?? '').split(',').map((entry) => entry.trim());
      for (const entry of asked.filter((text) => text !== '')) {
        const named = scenarioOf(entry);
        if (!named) return { unknown: entry };
        handlers.push(...named.scenario(target));
      }
      return handlers;
    },
  };
}

/** Finds a fault by its name. Uses Object.hasOwn, so that inherited names such as `constructor` are not found. */
const scenarioOf = (name: string): NamedScenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
