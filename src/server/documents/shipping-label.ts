import { formatPesos } from '../../domain/money.ts';
import type { PackageDocument } from './package-document.ts';
import { addPage, drawQrCode, PAGE_SIZES, type Pdf, write } from './pdf.ts';

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = PAGE_SIZES.label;
const INNER = WIDTH - 2 * MARGIN;
const QR_SIZE = 84;

/** A page of 10 × 15 cm for the parcel: where it goes, whose it is, what the carrier collects. No goods, no prices. */
export function drawShippingLabel(pdf: Pdf, parcel: PackageDocument): void {
  addPage(pdf, PAGE_SIZES.label);
  let y = drawHead(pdf, parcel);
  y = drawRule(pdf, y + 6);
  y = drawReceiver(pdf, parcel, y + 7);
  y = drawRule(pdf, y + 7);
  drawSender(pdf, parcel, y + 7);
  drawCash(pdf, parcel);
}

function drawHead(pdf: Pdf, parcel: PackageDocument): number {
  const width = INNER - QR_SIZE - 10;
  drawQrCode(pdf, parcel.address, { x: WIDTH - MARGIN - QR_SIZE, y: MARGIN, size: QR_SIZE });
  let y = write(pdf, parcel.carrier ?? 'Transportadora por asignar', {
    ...{ x: MARGIN, y: MARGIN, width, size: 13, bold: true, lines: 2 },
  });
  y = write(pdf, 'Guía', { x: MARGIN, y: y + 3, width, size: 7.5, colour: '#444444' });
  y = write(pdf, parcel.trackingNumber ?? 'Sin número', {
    x: MARGIN,
    y,
    width,
    size: 14,
    bold: true,
    lines: 2,
  });
  y = write(pdf, `Pedido N.º ${parcel.orderNumber}`, { x: MARGIN, y: y + 3, width, size: 9.5, bold: true });
  const weight = `${parcel.unitCount} ${parcel.unitCount === 1 ? 'unidad' : 'unidades'} · ${parcel.kilograms} kg`;
  y = write(pdf, weight.replace('·', '-'), { x: MARGIN, y: y + 1, width, size: 8.5 });
  return Math.max(y, MARGIN + QR_SIZE);
}

function drawReceiver(pdf: Pdf, { receiver }: PackageDocument, top: number): number {
  const place = { x: MARGIN, width: INNER };
  let y = write(pdf, 'ENTREGAR A', { ...place, y: top, size: 7.5, colour: '#444444' });
  y = write(pdf, receiver.name, { ...place, y: y + 1, size: 17, bold: true, lines: 2 });
  y = write(pdf, receiver.address, { ...place, y: y + 3, size: 12.5, lines: 3 });
  y = write(pdf, receiver.place, {
    ...{ ...place, y: y + 3, size: 14, bold: true, lines: 2 },
  });
  y = write(pdf, `Teléfono ${receiver.phone}`, { ...place, y: y + 3, size: 11.5 });
  return receiver.notes ? write(pdf, receiver.notes, { ...place, y: y + 3, size: 9.5, lines: 3 }) : y;
}

function drawSender(pdf: Pdf, { sender }: PackageDocument, top: number): void {
  const place = { x: MARGIN, width: INNER };
  let y = write(pdf, 'ENVÍA', { ...place, y: top, size: 7.5, colour: '#444444' });
  y = write(pdf, sender.name, { ...place, y: y + 1, size: 9.5, bold: true, lines: 1 });
  y = write(pdf, `${sender.address}, ${sender.cityName}`, { ...place, y: y + 1, size: 8.5, lines: 2 });
  write(pdf, `Teléfono ${sender.phone}`, { ...place, y: y + 1, size: 8.5 });
}

/** What the messenger must read at the door, at the foot of every label. */
function drawCash(pdf: Pdf, { cashDue }: PackageDocument): void {
  const height = 44;
  const y = HEIGHT - MARGIN - height;
  pdf
    .lineWidth(cashDue > 0 ? 2.5 : 1)
    .strokeColor('black')
    .rect(MARGIN, y, INNER, height)
    .stroke();
  const place = { x: MARGIN + 6, width: INNER - 12, align: 'center' } as const;
  if (cashDue === 0) {
    write(pdf, 'PAGADO: no cobrar al entregar', { ...place, y: y + 15, size: 12, bold: true });
    return;
  }
  write(pdf, 'CONTRAENTREGA: cobrar al entregar', { ...place, y: y + 6, size: 8.5, bold: true });
  write(pdf, formatPesos(cashDue), { ...place, y: y + 18, size: 19, bold: true });
}

function drawRule(pdf: Pdf, y: number): number {
  pdf
    .lineWidth(0.8)
    .strokeColor('#777777')
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .stroke();
  return y;
}
