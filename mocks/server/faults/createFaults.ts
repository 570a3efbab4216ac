import type { RequestHandler } from 'msw';
import type { FaultTarget } from '../../lib/faulty';
import type { NamedScenario } from '../../scenario';
import { scenarios } from '../../scenarios';

export const FAULT_HEADER = 'x-fault';

/** As many runs of counted faults as are remembered; the oldest begins anew when it is asked for again. */
const REMEMBERED_RUNS = 100;

export interface Faults {
  isOn: (name: string) => boolean;
  /** False when there is no such fault. Switching on begins its count anew. */
  turn: (name: string, on: boolean) => boolean;
  turnAllOff: () => void;
  /** What stands before the API for this request; the name of a fault that does not exist instead. */
  handlersFor: (request: Request) => RequestHandler[] | { unknown: string };
}

/**
 * The named faults of one running server: switched on for everyone, or by a request's own header `x-fault: name`.
 * A header counts each request by itself, unless it names a run (`x-fault: listingFailsTwice#7`), whose requests are
 * counted together. Several faults are separated by commas.
 */
export function createFaults(target: FaultTarget): Faults {
  const on = new Map<string, RequestHandler[]>();
  const runs = new Map<string, RequestHandler[]>();

  const handlersOf = (entry: string): RequestHandler[] | undefined => {
    const [name = '', run] = entry.split('#', 2);
    const known = runs.get(entry);
    if (known) return known;
    const handlers = scenarioOf(name)?.create()(target);
    if (handlers && run !== undefined) {
      runs.set(entry, handlers);
      const oldest = runs.keys().next();
      if (runs.size > REMEMBERED_RUNS && !oldest.done) runs.delete(oldest.value);
    }
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

/** Own names only: `constructor` is none. */
const scenarioOf = (name: string): NamedScenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
