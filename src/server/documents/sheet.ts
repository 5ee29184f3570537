import { addPage, createPdf, heightOf, PAGE_SIZES, type Pdf, write } from './pdf.ts';

const PAPER = PAGE_SIZES.letter;
const WIDTH = PAPER.width - 2 * PAPER.margin;
const BOTTOM = PAPER.height - PAPER.margin - 40;
const LABEL_WIDTH = 150;

/** A letter of headings, rows of name and value, and paragraphs; as many pages as it takes. */
export interface Sheet {
  author: string;
  title: string;
  subtitle: string;
  parts: readonly SheetPart[];
}

export type SheetPart =
  | { kind: 'rows'; title: string; rows: readonly (readonly [string, string])[] }
  | { kind: 'text'; title: string; paragraphs: readonly string[] };

export function drawSheet({ author, title, subtitle, parts }: Sheet): Promise<Buffer> {
  return createPdf(title, author, (pdf) => {
    addPage(pdf, PAPER);
    const place = { x: PAPER.margin, width: WIDTH };
    let y = write(pdf, author, { ...place, y: PAPER.margin, size: 10, colour: '#555555' });
    y = write(pdf, title, { ...place, y: y + 4, size: 20, bold: true });
    y = write(pdf, subtitle, { ...place, y: y + 2, size: 12 });
    for (const part of parts) {
      y = write(pdf, part.title, { ...place, y: roomFor(pdf, y + 18), size: 13, bold: true }) + 4;
      if (part.kind === 'rows') for (const row of part.rows) y = drawRow(pdf, row, y);
      else
        for (const text of part.paragraphs) {
          const style = { ...place, y, size: 10, lines: 40 };
          y = write(pdf, text, { ...style, y: roomFor(pdf, y, heightOf(pdf, text, style)) }) + 6;
        }
    }
  });
}

function drawRow(pdf: Pdf, [name, value]: readonly [string, string], from: number): number {
  const label = { x: PAPER.margin, y: from, width: LABEL_WIDTH - 10, size: 10, colour: '#555555', lines: 3 };
  const text = { x: PAPER.margin + LABEL_WIDTH, y: from, width: WIDTH - LABEL_WIDTH, size: 10, lines: 40 };
  const shown = value || 'No aplica';
  const y = roomFor(pdf, from, Math.max(heightOf(pdf, name, label), heightOf(pdf, shown, text)));
  const named = write(pdf, name, { ...label, y });
  const valued = write(pdf, shown, { ...text, y });
  return Math.max(named, valued) + 4;
}

/** The same place, or the top of a new page: what is `high` is not cut by the end of one. */
function roomFor(pdf: Pdf, y: number, high = 0): number {
  if (y <= BOTTOM && y + high <= PAPER.height - PAPER.margin) return y;
  addPage(pdf, PAPER);
  return PAPER.margin;
}
