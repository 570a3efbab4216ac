import { config } from '@/shared/config/config';
import { documentTitle } from './describe';

const POINTS_PER_INCH = 72;
const MARGIN = 48;
/** Helvetica's average letter width as a fraction of the font size, rounded up: lines may end early, but none crosses the margin. */
const LETTER_WIDTH = 0.56;

/** A PDF with one page of text, in a font that every PDF viewer has. */
export function pdfDocument(segments: readonly string[]): Buffer {
  const { title, sections } = documentTitle(segments);
  const [width, height] = pageSize(segments);
  const paragraphs: [text: string, font: 'F1' | 'F2', size: number][] = [
    [config.association.name, 'F1', 10],
    [title, 'F2', 22],
    [sections.join(' / '), 'F1', 11],
    [`The ${config.association.name} publishes "${title}" at this address.`, 'F1', 12],
    ['Placeholder for the association’s document, from the stand-in server.', 'F1', 9],
  ];
  const content = paragraphs.flatMap(([text, font, size]) => [
    `/${font} ${size} Tf ${size * 1.4} TL`,
    ...wrapped(text, (width - 2 * MARGIN) / (size * LETTER_WIDTH)).map((line) => `T* (${escaped(line)}) Tj`),
    // Half a line between paragraphs.
    `0 -${size * 0.6} Td`,
  ]);
  const stream = ['BT', `${MARGIN} ${height - MARGIN} Td`, ...content, 'ET'].join('\n');
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) /Author (${escaped(config.association.name)}) >>`,
  ]);
}

/** Writes a PDF file; the first object is the catalog, the last one the document's information. */
function pdfFile(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

/** The page size in points. A poster has its size, in inches, in its file name (`5.5x8.5`); everything else is letter size. */
function pageSize(segments: readonly string[]): [number, number] {
  const match = /(\d{1,2}(?:\.5)?)x(\d{1,2}(?:\.5)?)/.exec(segments.at(-1) ?? '');
  const inches = [Number(match?.[1] ?? 8.5), Number(match?.[2] ?? 11)] as const;
  const [width, height] = inches[0] >= 4 && inches[1] >= 4 ? inches : ([8.5, 11] as const);
  return [width * POINTS_PER_INCH, height * POINTS_PER_INCH];
}

/** Escapes text for PDF's standard fonts, which have only Western European letters; the curly apostrophe has its own code there. */
const escaped = (text: string): string =>
  text
    .replaceAll('’', '\u0092')
    .replace(/[^\u0020-\u007e\u0092\u00a0-\u00ff]/gu, '?')
    .replace(/[\\()]/g, '\\$&');

const wrapped = (text: string, letters: number): string[] =>
  text.match(new RegExp(`.{1,${Math.floor(letters)}}(?: |$)|\\S{${Math.floor(letters)}}`, 'gu')) ?? [];
