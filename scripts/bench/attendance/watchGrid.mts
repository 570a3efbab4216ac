/** Times in milliseconds since the navigation's start. */
export interface GridTimes {
  /** The staff's answer, the last that the grid waits for, has been read. */
  answerAt: number;
  /** All rows are in the document and a frame with them has been drawn. */
  gridAt: number;
}

declare global {
  interface Window {
    gridTimes: GridTimes;
    toggleOnce: (row: number, cell: number) => Promise<number>;
  }
}

/**
 * Runs in the page from its first moment. Nothing in here has a name of its own: the compiler of the scripts would wrap
 * it in a helper that the page does not have.
 */
export function watchGrid(rows: number): void {
  window.gridTimes = { answerAt: 0, gridAt: 0 };
  const text = Reflect.get<Response, 'text'>(Response.prototype, 'text');
  Response.prototype.text = async function () {
    const body = await text.call(this);
    if (/\/staff\/\w+$/.test(this.url)) window.gridTimes.answerAt = performance.now();
    return body;
  };
  new MutationObserver((_changes, observer) => {
    if (document.querySelectorAll('tbody tr').length < rows) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A task of its own comes after the frame has been drawn.
      setTimeout(() => (window.gridTimes.gridAt = performance.now()));
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
