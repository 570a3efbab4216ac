const mailLink = (name: string, address: string): string => (name === address ? address : `${name} <${address}>`);

/** Turns the HTML source of a page into lines, with a tab between the cells of a table. */
const withoutTags = (text: string): string =>
  text
    .replace(/<a\s[^<>]*href="mailto:([^"?]*)[^<>]*>([^<]*)<\/a>/gi, (_link, address: string, name: string) =>
      mailLink(name, address),
    )
    .replace(/<\/t[dh]>\s*<t[dh][^<>]*>/gi, '\t')
    .replace(/<\/(?:tr|li|p|div)>|<br ?\/?>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]*(?: [^<>]*)?>/gi, '');

/** Cleans pasted text: drops a byte order mark and markup, and makes all line breaks and spaces the same. */
export function plainText(pasted: string): string {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\t]+/g, ' ')
    // Drops the line "sep=;", which only tells Excel the separator.
    .replace(/^sep=.\n/i, '')
    // Drops Markdown's signs for bold, italic, code, and links to email addresses.
    .replace(/(^|[\s|,;])(\*{1,3}|`)([^*`\n]+)\2(?=[\s|,;:]|$)/gm, '$1$3')
    .replace(/\[([^\]\n]*)\]\(mailto:([^)\n]*)\)/gi, (_link, name: string, address: string) => mailLink(name, address));
  return /<\/[a-z]+>/i.test(text) ? withoutTags(text) : text;
}
