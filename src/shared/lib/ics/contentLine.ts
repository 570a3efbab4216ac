const LONGEST_OCTETS = 75;

const encoder = new TextEncoder();

/** RFC 5545, 3.3.11: what would end or part a text is escaped; other control characters may not stand in it. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- these are the characters that a text may not have
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** RFC 5545, 3.1: no line is longer than 75 octets; the rest follows after a blank, and no character is cut in two. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
