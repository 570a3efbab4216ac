/** Milliseconds since the navigation started. */
export interface GridTimes {
  /** The last response that the grid waits for has been read. */
  answerAt: number;
  rowsAt: number;
  gridAt: number;
}

declare global {
  interface Window {
    gridTimes: GridTimes;
    toggleOnce: (row: number, cell: number) => Promise<number>;
  }
}

/** Runs in the page before any other script; must not contain named functions, which the compiler would change. */
export function watchGrid(rows: number): void {
  window.gridTimes = { answerAt: 0, rowsAt: 0, gridAt: 0 };
  const text = Reflect.get<Response, 'text'>(Response.prototype, 'text');
  Response.prototype.text = async function () {
    const body = await text.call(this);
    if (/\/staff\/\w+$/.test(this.url)) window.gridTimes.answerAt = performance.now();
    return body;
  };
  new MutationObserver((_changes, observer) => {
    const rowCount = document.querySelectorAll('tbody tr').length;
    if (rowCount === 0) return;
    if (rowCount >= rows) observer.disconnect();
    requestAnimationFrame(() => {
      // A new task starts after the frame has been painted.
      setTimeout(() => {
        const now = performance.now();
        if (window.gridTimes.rowsAt === 0) window.gridTimes.rowsAt = now;
        if (rowCount >= rows) window.gridTimes.gridAt = now;
      });
    });
  }).observe(document, { childList: true, subtree: true });
  window.toggleOnce = (row, cell) =>
    new Promise((resolve) => {
      const input = document.querySelector<HTMLInputElement>(
        `tbody tr:nth-child(${String(row)}) td:nth-child(${String(cell + 1)}) input`,
      );
      requestAnimationFrame(() => {
        const start = performance.now();
        input?.click();
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(performance.now() - start);
          });
        });
      });
    });
}
