/** Settles once the document has been painted, or at once in a tab that nobody sees: no frame comes there. */
function firstPaint(): Promise<void> {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (painted || document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

// The page's own script may fail before webpack listens to it; without its element, webpack requests it again and sees
// the failure.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) target.remove();
  },
  true,
);

// From a cache, the scripts are there before the first paint, which running them would delay.
void firstPaint().then(() => import(/* webpackMode: "eager" */ './main'));

export {};
