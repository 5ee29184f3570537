import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface PageSize {
  /** Points: 72 to an inch. */
  width: number;
  height: number;
  margin: number;
}

const MILLIMETRE = 72 / 25.4;

export const PAGE_SIZES = {
  /** What label printers take. */
  label: { width: 100 * MILLIMETRE, height: 150 * MILLIMETRE, margin: 14 },
  letter: { width: 612, height: 792, margin: 48 },
  a4: { width: 595.28, height: 841.89, margin: 48 },
} as const satisfies Record<string, PageSize>;

/** The font of every PDF reader; its characters are those of Western Europe. */
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** Runs `draw` on an empty document and gives its bytes; pages are added with `addPage`. */
export async function createPdf(title: string, author: string, draw: (pdf: Pdf) => void): Promise<Buffer> {
  // Loaded for the first document: its fonts and their tables take several MB, and many processes never print.
  const { default: Document } = await import('pdfkit');
  const info = { Title: title, Author: author };
  const pdf: Pdf = new Document({ autoFirstPage: false, info, lang: 'es-CO', displayTitle: true });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

export function addPage(pdf: Pdf, { width, height, margin }: PageSize): void {
  pdf.addPage({ size: [width, height], margin });
}

/** What the font has no character for is printed as '?' instead of as another letter. */
function printable(text: string): string {
  const composed = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return composed.replace(/[^\u0020-\u007E\u00A1-\u00FF€–—‘’“”•…Œœ]/gu, '?');
}

/** Squares instead of a picture, so that it is sharp on any printer. */
export function drawQrCode(pdf: Pdf, text: string, place: { x: number; y: number; size: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = place.size / size;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      // A little wider than the grid, as readers see hairlines between squares.
      if (isDark) pdf.rect(place.x + x * side, place.y + y * side, side + 0.05, side + 0.05);
    });
  });
  pdf.fill('black');
}

interface TextStyle {
  x: number;
  y: number;
  width: number;
  size: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
  /** Cut with an ellipsis; otherwise the text takes the lines that it needs. */
  lines?: number;
  colour?: string;
}

/** What `write` takes of the page for a text. */
export function heightOf(
  pdf: Pdf,
  text: string,
  { width, size, bold = false, align = 'left', lines }: TextStyle,
) {
  pdf.font(bold ? BOLD : REGULAR).fontSize(size);
  const height = pdf.heightOfString(printable(text), { width, align, lineGap: 1 });
  return lines ? Math.min(height, lines * lineHeightOf(pdf)) : height;
}

/** Writes a text at its place and gives the `y` below it. */
export function write(pdf: Pdf, text: string, style: TextStyle): number {
  const { x, y, width, align = 'left', lines, colour = 'black' } = style;
  const height = heightOf(pdf, text, style);
  const cut = lines ? { height: lines * lineHeightOf(pdf), ellipsis: true } : {};
  pdf.fillColor(colour).text(printable(text), x, y, { width, align, lineGap: 1, ...cut });
  return y + height;
}

/** Of the font that is set. */
function lineHeightOf(pdf: Pdf): number {
  return pdf.currentLineHeight(true) + 1;
}
