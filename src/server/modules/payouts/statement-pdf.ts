import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { addPage, createPdf, PAGE_SIZES, type Pdf, write } from '../../documents/pdf.ts';
import type { Movement } from './settlements/movement.ts';

const PAPER = PAGE_SIZES.letter;
const BOTTOM = PAPER.height - PAPER.margin - 30;
const RIGHT = PAPER.width - PAPER.margin;
const COLUMNS = {
  date: { x: PAPER.margin, width: 64 },
  text: { x: PAPER.margin + 70, width: RIGHT - PAPER.margin - 70 - 170 },
  held: { x: RIGHT - 160, width: 76 },
  available: { x: RIGHT - 78, width: 78 },
} as const;

export interface StatementHead {
  shopName: string;
  brandName: string;
  /** 'YYYY-MM'. */
  month: string;
}

/** A month of a shop's movements on paper; the sums below are those of its rows. */
export function drawStatement(head: StatementHead, movements: readonly Movement[]): Promise<Buffer> {
  return createPdf(`Extracto ${head.month} de ${head.shopName}`, head.brandName, (pdf) => {
    let y = drawHead(pdf, head);
    for (const movement of movements) {
      if (y > BOTTOM) y = drawNextPage(pdf);
      y = drawMovement(pdf, movement, y);
    }
    drawTotals(pdf, movements, y > BOTTOM ? drawNextPage(pdf) : y);
  });
}

function drawHead(pdf: Pdf, { shopName, brandName, month }: StatementHead): number {
  const place = { x: PAPER.margin, width: RIGHT - PAPER.margin };
  addPage(pdf, PAPER);
  // 'octubre de 2026' of '1 de octubre de 2026'.
  const period = formatSpanishDate(`${month}-01`).replace(/^1 de /, '');
  let y = write(pdf, brandName, { ...place, y: PAPER.margin, size: 10, colour: '#555555' });
  y = write(pdf, `Extracto de ${period}`, { ...place, y: y + 4, size: 20, bold: true });
  y = write(pdf, shopName, { ...place, y: y + 2, size: 12 });
  y = write(pdf, 'Valores en pesos colombianos. No reemplaza la factura de la comisión.', {
    ...{ ...place, y: y + 2, size: 9, colour: '#555555' },
  });
  return drawTableHead(pdf, y + 16);
}

function drawNextPage(pdf: Pdf): number {
  addPage(pdf, PAPER);
  return drawTableHead(pdf, PAPER.margin);
}

function drawTableHead(pdf: Pdf, y: number): number {
  const style = { y, size: 9, bold: true, colour: '#555555' };
  write(pdf, 'Fecha', { ...COLUMNS.date, ...style });
  write(pdf, 'Movimiento', { ...COLUMNS.text, ...style });
  write(pdf, 'Retenido', { ...COLUMNS.held, ...style, align: 'right' });
  return drawRule(pdf, write(pdf, 'Disponible', { ...COLUMNS.available, ...style, align: 'right' }) + 3);
}

function drawMovement(pdf: Pdf, movement: Movement, y: number): number {
  const amount = (value: number) => (value === 0 ? '' : formatPesos(value));
  write(pdf, movement.date, { ...COLUMNS.date, y, size: 9 });
  write(pdf, amount(movement.heldChange), { ...COLUMNS.held, y, size: 9, align: 'right' });
  write(pdf, amount(movement.availableChange), { ...COLUMNS.available, y, size: 9, align: 'right' });
  return drawRule(pdf, write(pdf, movement.text, { ...COLUMNS.text, y, size: 9, lines: 3 }) + 3);
}

function drawTotals(pdf: Pdf, movements: readonly Movement[], y: number): void {
  const held = movements.reduce((sum, { heldChange }) => sum + heldChange, 0);
  const available = movements.reduce((sum, { availableChange }) => sum + availableChange, 0);
  const style = { y: y + 2, size: 10, bold: true };
  const text = movements.length === 0 ? 'Sin movimientos en el mes' : 'Cambio del mes';
  write(pdf, text, { ...COLUMNS.text, ...style });
  write(pdf, formatPesos(held), { ...COLUMNS.held, ...style, align: 'right' });
  write(pdf, formatPesos(available), { ...COLUMNS.available, ...style, align: 'right' });
}

function drawRule(pdf: Pdf, y: number): number {
  pdf.lineWidth(0.5).strokeColor('#bbbbbb').moveTo(PAPER.margin, y).lineTo(RIGHT, y).stroke();
  return y + 5;
}
