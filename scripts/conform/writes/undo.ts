export interface Undo {
  push: (what: string, work: () => Promise<void>) => void;
  /** Returns what could not be undone. */
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
