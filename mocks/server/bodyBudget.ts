const MEBIBYTE = 1024 * 1024;

/** Bytes of request bodies that may be in memory at a time: of one caller, and of all. */
const STANDARD = { ofCaller: 16 * MEBIBYTE, ofAll: 128 * MEBIBYTE };

export interface HeldBody {
  /** Whether there is room for so many bytes more; if so, they are taken. */
  take: (bytes: number) => boolean;
  release: () => void;
}

/** Keeps callers who send large bodies and never end them from filling the memory. */
export function createBodyBudget({ ofCaller, ofAll } = STANDARD): (caller: string) => HeldBody {
  const heldBy = new Map<string, number>();
  let heldByAll = 0;
  const add = (caller: string, bytes: number): void => {
    heldByAll += bytes;
    const held = (heldBy.get(caller) ?? 0) + bytes;
    if (held === 0) heldBy.delete(caller);
    else heldBy.set(caller, held);
  };
  return (caller) => {
    let own = 0;
    return {
      take: (bytes) => {
        if ((heldBy.get(caller) ?? 0) + bytes > ofCaller || heldByAll + bytes > ofAll) return false;
        own += bytes;
        add(caller, bytes);
        return true;
      },
      release: () => {
        add(caller, -own);
        own = 0;
      },
    };
  };
}
