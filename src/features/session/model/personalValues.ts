import { clearPersonal, localArea, sessionArea } from '@/shared/lib/storage';

const OWNER_KEY = 'media_draft_owner';

const areas = [localArea, sessionArea];

/** What is kept in this browser and this tab belongs to this organization from now on; another one's is removed. */
export function claimPersonalValues(identifier: string): void {
  for (const area of areas) {
    const owner = area.read(OWNER_KEY);
    if (owner === identifier) continue;
    if (owner !== undefined) clearPersonal(area);
    area.write(OWNER_KEY, identifier);
  }
}

/** Someone has logged out here. */
export function dropPersonalValues(): void {
  for (const area of areas) {
    clearPersonal(area);
    area.remove(OWNER_KEY);
  }
}

/** Someone has logged out elsewhere, or while this tab was not open. What a visitor has typed has no owner and stays. */
export function dropLeftValues(): void {
  for (const area of areas) {
    if (area.read(OWNER_KEY) === undefined) continue;
    clearPersonal(area);
    area.remove(OWNER_KEY);
  }
}
