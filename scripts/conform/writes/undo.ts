/** What puts the test organization back as it was; the last change is taken back first. */
export interface Undo {
  push: (what: string, work: () => Promise<void>) => void;
  /** Runs every step, whatever becomes of the others; gives what could not be put back. */
  run: () => Promise<string[]>;
}

export function createUndo(): Undo {
  const steps: { what: string; work: () => Promise<void> }[] = [];
  return {
    push: (what, work) => void steps.push({ what, work }),
    run: async () => {
      const left: string[] = [];
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        try {
          await step.work();
        } catch (error) {
          left.push(`${step.what} (${error instanceof Error ? error.message : String(error)})`);
        }
      }
      return left;
    },
  };
}
