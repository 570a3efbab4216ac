export interface Gate {
  opened: Promise<undefined>;
  open: () => void;
}

/** Lets a test decide when what it holds back goes on. */
export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<undefined>((resolve) => {
    open = () => {
      resolve(undefined);
    };
  });
  return { opened, open };
}
