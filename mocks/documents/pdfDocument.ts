import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';
import type { PDFFont } from 'pdf-lib';
import { config } from '@/shared/config';
import { documentTitle, purposeOf } from './describe';

const POINTS_PER_INCH = 72;
const MARGIN = 48;
/** Fixed, so that the same address always gives the same bytes. */
const PUBLISHED = new Date('2025-08-01T12:00:00Z');

export async function pdfDocument(segments: readonly string[]): Promise<Uint8Array> {
  const { title, sections } = documentTitle(segments);
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setAuthor(config.association.name);
  pdf.setLanguage('en-US');
  pdf.setCreationDate(PUBLISHED);
  pdf.setModificationDate(PUBLISHED);
  const [width, height] = pageSize(segments);
  const page = pdf.addPage([width, height]);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);

  let y = height - MARGIN - 24;
  const write = (text: string, font: PDFFont, size: number): void => {
    for (const line of wrapped(printable(text), font, size, width - 2 * MARGIN)) {
      page.drawText(line, { x: MARGIN, y, size, font, color: rgb(0.11, 0.15, 0.2) });
      y -= size * 1.4;
    }
    y -= size * 0.6;
  };
  write(config.association.name, plain, 10);
  write(title, bold, 22);
  if (sections.length > 0) write(sections.join(' / '), plain, 11);
  write(`The ${config.association.name} publishes "${title}" at this address.`, plain, 12);
  write(purposeOf(segments), plain, 12);
  write('Placeholder for the association\u2019s document, from the stand-in server.', plain, 9);
  return pdf.save();
}

/** Posters carry their size in inches in the name (`5.5x8.5`); everything else is letter size. */
function pageSize(segments: readonly string[]): [number, number] {
  const match = /(\d{1,2}(?:\.5)?)x(\d{1,2}(?:\.5)?)/.exec(segments.at(-1) ?? '');
  const inches = [Number(match?.[1] ?? 8.5), Number(match?.[2] ?? 11)] as const;
  return inches[0] >= 4 && inches[1] >= 4
    ? [inches[0] * POINTS_PER_INCH, inches[1] * POINTS_PER_INCH]
    : [8.5 * POINTS_PER_INCH, 11 * POINTS_PER_INCH];
}

/** The standard fonts know Western European letters only. */
const printable = (text: string): string => text.replace(/[^\u0020-\u007e\u00a0-\u00ff\u2019]/gu, '?');

function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string): boolean => font.widthOfTextAtSize(candidate, size) <= width;
  for (const word of text.split(' ')) {
    if (line !== '' && !fits(`${line} ${word}`)) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    while (!fits(line)) {
      let length = line.length - 1;
      while (length > 1 && !fits(line.slice(0, length))) length -= 1;
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return [...lines, line];
}
