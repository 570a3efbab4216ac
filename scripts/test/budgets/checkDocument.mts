const LINK = /<link\b[^>]*\brel="?[^">]*\bstylesheet\b[^>]*>/gi;
const SCRIPT = /<script\b[^>]*\bsrc=[^>]*>/gi;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gis;
const IMPORT = /@import\b/i;

export interface DocumentCheck {
  /** Elements that block painting until a request completes. */
  blocking: string[];
  styles: string;
  inlines: (asset: string) => boolean;
}

export function checkDocument(html: string): DocumentCheck {
  const scripts = (html.match(SCRIPT) ?? []).filter((tag) => !/\s(?:defer|async|type="?module)\b/i.test(tag));
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  const imports = styles.filter((css) => IMPORT.test(css)).map(() => '@import');
  return {
    blocking: [...(html.match(LINK) ?? []), ...scripts, ...imports],
    styles: styles.join(''),
    inlines: (asset) => html.includes(`<style data-href="/mediareact/${asset}">`),
  };
}
