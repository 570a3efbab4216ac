import type { SafeStorage } from './browserStorage';
import { isPersonal } from './jsonStore';

/** Removes what jsonStore keeps for the length of a session, also of screens whose code is not loaded at present. */
export function clearPersonal(area: SafeStorage): void {
  for (const key of area.keys()) {
    if (isPersonal(area.read(key))) area.remove(key);
  }
}
