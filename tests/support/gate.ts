export interface Gate {
  opened: Promise<undefined>;
  open: () => void;
}

/** A promise that a test resolves with `open`, to continue what waits for it. */
export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<undefined>((resolve) => {
    open = () => {
      resolve(undefined);
    };
  });
  return { opened, open };
}
