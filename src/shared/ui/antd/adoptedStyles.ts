// Stands in for @rc-component/util/es/Dom/dynamicCSS in the browser's bundle (webpack.config.js). antd writes what its
// extracted stylesheet does not hold (its variables, the lock on scrolling under a dialog) into style elements, which the
// content security policy refuses. A style sheet that a script constructs is no markup and needs no exception.

const sheets = new Map<string, { css: string; sheet: CSSStyleSheet }>();

/** @returns an element that is in no document: the caller writes its marks on it */
export function updateCSS(css: string, key: string): HTMLStyleElement {
  const known = sheets.get(key);
  if (known?.css !== css) {
    const sheet = known?.sheet ?? new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(key, { css, sheet });
    if (known === undefined) document.adoptedStyleSheets.push(sheet);
  }
  return document.createElement('style');
}

/** Nobody calls it, but the library's index passes it on. */
export const injectCSS = (css: string): HTMLStyleElement => updateCSS(css, css);

export function removeCSS(key: string): void {
  const known = sheets.get(key);
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known?.sheet);
}
