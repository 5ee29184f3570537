import { formatPesos } from '../../domain/money.ts';
import { formatSpanishDate } from '../../domain/spanish-dates.ts';
import type { PackageDocument } from './package-document.ts';
import { addPage, drawQrCode, type PageSize, type Pdf, write } from './pdf.ts';

const QR_SIZE = 82;
const CHOICE_SIZE = 9.5;
const ROW_GAP = 9;

/** What goes into the parcel, line by line with a box to tick; further pages repeat whose it is. */
export function drawPackingSlip(pdf: Pdf, parcel: PackageDocument, paper: PageSize): void {
  const width = paper.width - 2 * paper.margin;
  addPage(pdf, paper);
  let y = drawHead(pdf, parcel, paper);
  y = drawTableHead(pdf, paper, y + 20);
  for (const line of parcel.lines) {
    if (y > paper.height - paper.margin - 60) {
      addPage(pdf, paper);
      y = write(pdf, `Pedido N.º ${parcel.orderNumber} (continúa)`, {
        ...{ x: paper.margin, y: paper.margin, width, size: 11, bold: true },
      });
      y = drawTableHead(pdf, paper, y + 12);
    }
    y = drawLine(pdf, line, paper, y);
  }
  const units = `${parcel.unitCount} ${parcel.unitCount === 1 ? 'unidad' : 'unidades'} en total`;
  write(pdf, units, { x: paper.margin, y: y + 4, width, size: 11, bold: true, align: 'right' });
}

function drawHead(pdf: Pdf, parcel: PackageDocument, { margin, width: paperWidth }: PageSize): number {
  const width = paperWidth - 2 * margin;
  const left = width - QR_SIZE - 20;
  drawQrCode(pdf, parcel.address, { x: margin + width - QR_SIZE, y: margin, size: QR_SIZE });
  const place = { x: margin, width: left };
  let y = write(pdf, parcel.sender.name, { ...place, y: margin, size: 12, bold: true, lines: 2 });
  y = write(pdf, 'Lista de empaque', { ...place, y: y + 4, size: 22, bold: true });
  y = write(pdf, `Pedido N.º ${parcel.orderNumber} del ${formatSpanishDate(parcel.placedAt)}`, {
    ...{ ...place, y: y + 2, size: 11 },
  });
  y = Math.max(y, margin + QR_SIZE) + 16;
  const half = width / 2 - 10;
  const { receiver } = parcel;
  const right = { x: margin + width / 2 + 10, width: half };
  const below = Math.max(
    writeBlock(pdf, { x: margin, width: half }, y, 'Para', receiver.name, [
      receiver.address,
      receiver.place,
      `Teléfono ${receiver.phone}`,
      ...(receiver.notes ? [receiver.notes] : []),
    ]),
    writeBlock(pdf, right, y, 'Envío', parcel.carrier ?? 'Transportadora por asignar', [
      parcel.trackingNumber ? `Guía ${parcel.trackingNumber}` : 'Sin guía todavía',
      parcel.cashDue > 0 ? `Contraentrega: cobrar ${formatPesos(parcel.cashDue)}` : 'Pagado en línea',
    ]),
  );
  return below;
}

function writeBlock(
  pdf: Pdf,
  place: { x: number; width: number },
  top: number,
  ...[title, first, rest]: [title: string, first: string, rest: string[]]
): number {
  let y = write(pdf, title, { ...place, y: top, size: 9, colour: '#555555' });
  y = write(pdf, first, { ...place, y: y + 2, size: 12, bold: true });
  for (const text of rest) y = write(pdf, text, { ...place, y: y + 1, size: 10.5 });
  return y;
}

function drawTableHead(pdf: Pdf, paper: PageSize, y: number): number {
  const { quantity, product, reference } = columns(paper);
  const style = { y, size: 9, bold: true, colour: '#555555' };
  write(pdf, 'Cantidad', { ...quantity, ...style });
  write(pdf, 'Producto', { ...product, ...style });
  write(pdf, 'Referencia', { ...reference, ...style });
  return drawRule(pdf, paper, y + 15) + ROW_GAP;
}

function drawLine(pdf: Pdf, line: PackageDocument['lines'][number], paper: PageSize, y: number): number {
  const { box, quantity, product, reference } = columns(paper);
  pdf.lineWidth(1).strokeColor('black').rect(box.x, y, 11, 11).stroke();
  write(pdf, String(line.quantity), { ...quantity, x: quantity.x + 20, y, size: 12, bold: true });
  let bottom = write(pdf, line.name, { ...product, y, size: 11.5, lines: 3 });
  if (line.choice)
    bottom = write(pdf, line.choice, { ...product, y: bottom + 1, size: CHOICE_SIZE, lines: 3 });
  const referenceBottom = write(pdf, line.reference, { ...reference, y, size: 10, lines: 3 });
  return drawRule(pdf, paper, Math.max(bottom, referenceBottom, y + 12) + 6) + ROW_GAP;
}

function drawRule(pdf: Pdf, { margin, width }: PageSize, y: number): number {
  pdf
    .lineWidth(0.6)
    .strokeColor('#bbbbbb')
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .stroke();
  return y;
}

function columns({ margin, width }: PageSize) {
  const right = width - margin;
  return {
    box: { x: margin },
    quantity: { x: margin, width: 60 },
    product: { x: margin + 66, width: right - margin - 66 - 130 },
    reference: { x: right - 118, width: 118 },
  };
}
