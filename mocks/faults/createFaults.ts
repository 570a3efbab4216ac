import type { RequestHandler } from 'msw';
import { LimitedMap } from '../http/LimitedMap';
import type { FaultTarget, NamedScenario } from './faulty';
import { scenarios } from './scenarios';

export const FAULT_HEADER = 'x-fault';

export interface Faults {
  isOn: (name: string) => boolean;
  /** False when there is no such fault; switching on resets its count. */
  turn: (name: string, on: boolean) => boolean;
  turnAllOff: () => void;
  /** Names a fault that does not exist instead. */
  handlersFor: (request: Request) => RequestHandler[] | { unknown: string };
}

/** `x-fault: listingFailsTwice#7` counts the requests of run 7 together; without a run each request counts alone. */
export function createFaults(target: FaultTarget): Faults {
  const on = new Map<string, RequestHandler[]>();
  /** The oldest run starts over when asked for again. */
  const runs = new LimitedMap<string, RequestHandler[]>(100);

  const handlersOf = (entry: string): RequestHandler[] | undefined => {
    const [name = '', run] = entry.split('#', 2);
    const known = runs.get(entry);
    if (known) return known;
    const handlers = scenarioOf(name)?.create()(target);
    if (handlers && run !== undefined) runs.set(entry, handlers);
    return handlers;
  };

  return {
    isOn: (name) => on.has(name),
    turn: (name, wanted) => {
      const scenario = scenarioOf(name);
      if (!scenario) return false;
      if (wanted) on.set(name, scenario.create()(target));
      else on.delete(name);
      return true;
    },
    turnAllOff: () => on.clear(),
    handlersFor: (request) => {
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

/** Object.hasOwn, because `constructor` is no fault. */
const scenarioOf = (name: string): NamedScenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
