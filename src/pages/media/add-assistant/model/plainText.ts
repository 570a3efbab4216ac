const mailLink = (name: string, address: string): string => (name === address ? address : `${name} <${address}>`);

/** The source of a page. A closing tag is no address in brackets. */
const withoutTags = (text: string): string =>
  text
    .replace(/<a\s[^<>]*href="mailto:([^"?]*)[^<>]*>([^<]*)<\/a>/gi, (_link, address: string, name: string) =>
      mailLink(name, address),
    )
    .replace(/<\/t[dh]>\s*<t[dh][^<>]*>/gi, '\t')
    .replace(/<\/(?:tr|li|p|div)>|<br ?\/?>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]*(?: [^<>]*)?>/gi, '');

/** Pasted text without its encoding's signs and without markup, as lines. */
export function plainText(pasted: string): string {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\t]+/g, ' ')
    // Excel reads the separator from this line.
    .replace(/^sep=.\n/i, '')
    // Markdown: bold, italic, code, and links.
    .replace(/(^|[\s|,;])(\*{1,3}|`)([^*`\n]+)\2(?=[\s|,;:]|$)/gm, '$1$3')
    .replace(/\[([^\]\n]*)\]\(mailto:([^)\n]*)\)/gi, (_link, name: string, address: string) => mailLink(name, address));
  return /<\/[a-z]+>/i.test(text) ? withoutTags(text) : text;
}
