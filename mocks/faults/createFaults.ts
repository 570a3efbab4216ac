import type { RequestHandler } from 'msw';
import { LimitedMap } from '../http/LimitedMap';
import type { FaultTarget, NamedScenario } from './faulty';
import { scenarios } from './scenarios';

export const FAULT_HEADER = 'x-fault';

export type Faults = ReturnType<typeof createFaults>;

/**
 * Simulates faults. The header `x-fault: listingFailsTwice` applies one to a single request; requests with the same
 * number, as in `listingFailsTwice#7`, count together.
 */
export function createFaults(target: FaultTarget) {
  const on = new Map<string, RequestHandler[]>();
  /** Handlers by `fault#number`; beyond 100, the oldest is removed, and counts from zero if it is requested again. */
  const runs = new LimitedMap<string, RequestHandler[]>(100);

  const handlersOf = (entry: string): RequestHandler[] | undefined => {
    const [name = '', run] = entry.split('#', 2);
    const known = runs.get(entry);
    if (known) return known;
    const handlers = scenarioOf(name)?.scenario(target);
    if (handlers && run !== undefined) runs.set(entry, handlers);
    return handlers;
  };

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
        const found = handlersOf(entry);
        if (!found) return { unknown: entry };
        handlers.push(...found);
      }
      return handlers;
    },
  };
}

/** Finds a fault by its name. Uses Object.hasOwn, so that inherited names such as `constructor` are not found. */
const scenarioOf = (name: string): NamedScenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
