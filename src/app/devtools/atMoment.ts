/** Runs `draw` with the clock stopped at a moment (ms since the epoch), so that a screen shows the dates of that moment. */
export function atMoment(at: number, draw: () => void): void {
  const { Date: RealDate } = globalThis;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [at] : parts) as Date,
    get: (target, name) => (name === 'now' ? () => at : (Reflect.get(target, name) as unknown)),
  });
  try {
    draw();
  } finally {
    globalThis.Date = RealDate;
  }
}
