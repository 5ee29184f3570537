import { placeName } from '../../../../domain/location.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { Context } from '../../../context.ts';
import type { PackageDocument } from '../../../documents/package-document.ts';
import { drawPackingSlip } from '../../../documents/packing-slip.ts';
import { createPdf, PAGE_SIZES } from '../../../documents/pdf.ts';
import { drawShippingLabel } from '../../../documents/shipping-label.ts';
import { listPrintedPackages, type PrintedPackage } from './seller-order.service.ts';

export interface PrintJob {
  document: 'label' | 'packing-slip';
  paper: 'letter' | 'a4';
  orderNumbers: number[];
}

/** One PDF with a label, or a slip, of each package of the shop; not of cancelled ones. */
export async function printPackages(
  context: Context,
  sellerId: number,
  { document, paper, orderNumbers }: PrintJob,
): Promise<Result<{ name: string; bytes: Buffer }, 'not-found'>> {
  const packages = await listPrintedPackages(context, sellerId, orderNumbers);
  const [first] = packages;
  if (!first) return failure('not-found');
  const parcels = packages.map((one) => packageDocument(one, context.config.baseUrl));
  const kind = document === 'label' ? 'etiqueta' : 'lista-de-empaque';
  const name = `${kind}-${packages.length === 1 ? first.orderNumber : `${packages.length}-pedidos`}.pdf`;
  const title = document === 'label' ? 'Etiquetas de envío' : 'Listas de empaque';
  const bytes = await createPdf(title, first.sellerName, (pdf) => {
    for (const parcel of parcels) {
      if (document === 'label') drawShippingLabel(pdf, parcel);
      else drawPackingSlip(pdf, parcel, PAGE_SIZES[paper]);
    }
  });
  return success({ name, bytes });
}

function packageDocument(one: PrintedPackage, baseUrl: string): PackageDocument {
  const lines = one.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.cancelledQuantity }))
    .filter(({ quantity }) => quantity > 0);
  const { sellerName, senderAddress, senderCity, senderPhone } = one;
  const { buyerName, address, deliveryNotes, cityName, departmentName, phone } = one;
  return {
    orderNumber: one.orderNumber,
    placedAt: one.placedAt.toISOString(),
    address: baseUrl + sellerPaths.order(one.orderNumber),
    sender: { name: sellerName, address: senderAddress, cityName: senderCity, phone: senderPhone },
    receiver: {
      ...{ name: buyerName, address, notes: deliveryNotes, phone },
      place: placeName({ city: cityName, department: departmentName }),
    },
    carrier: one.carrier,
    trackingNumber: one.trackingNumber,
    cashDue: one.cashDue,
    kilograms: one.kilograms,
    unitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ name, reference, quantity, terms }) => ({
      ...{ name, reference, quantity },
      choice: terms.map(({ attribute, term }) => `${attribute}: ${term}`).join(', '),
    })),
  };
}
