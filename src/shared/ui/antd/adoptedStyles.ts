// Replaces @rc-component/util/es/Dom/dynamicCSS, whose style elements the content security policy blocks (docs/decisions/007).

const sheets = new Map<string, { css: string; sheet: CSSStyleSheet }>();

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

export const injectCSS = (css: string): HTMLStyleElement => updateCSS(css, css);

export function removeCSS(key: string): void {
  const known = sheets.get(key);
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known?.sheet);
}
