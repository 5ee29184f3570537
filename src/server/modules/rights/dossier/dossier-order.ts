import { formatPesos } from '../../../../domain/money.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import type { Database } from '../../../db/sql.ts';
import type { SheetPart } from '../../../documents/sheet.ts';
import {
  type DossierPackage,
  findDossierOrder,
  listDossierLines,
  listDossierPackages,
  listDossierSteps,
} from './dossier.repository.ts';
import { momentText } from './dossier-text.ts';

/** What was bought and how it travelled; of the shop that the case is about, if it is about one. */
export async function orderParts(
  db: Database,
  asked: { caseId: number; orderNumber: number; sellerId: number | null },
): Promise<SheetPart[]> {
  const order = await findDossierOrder(db, asked.orderNumber);
  if (!order) return [];
  const lines = await listDossierLines(db, asked);
  const packages = await listDossierPackages(db, asked);
  const steps = await listDossierSteps(db, asked);
  return [
    {
      kind: 'rows',
      title: 'El pedido',
      rows: [
        ['Número', String(asked.orderNumber)],
        ['Fecha', momentText(order.createdAt)],
        ['A nombre de', `${order.name}, ${order.documentNumber}`],
        ['Entrega en', `${order.address}, ${order.cityName}`],
        ['Medio de pago', order.paymentMethodId === CASH_ON_DELIVERY ? 'Contra entrega' : 'En línea'],
        ['Productos', formatPesos(order.subtotal)],
        ['Envío', formatPesos(order.shippingCost)],
        ['Total', formatPesos(order.total)],
        ['Política de datos aceptada', order.privacyPolicyVersion ?? ''],
      ],
    },
    {
      kind: 'rows',
      title: 'Productos',
      rows: lines.map((line) => [
        `Línea ${line.line}`,
        `${line.quantity} × ${formatPesos(line.unitPrice)} ${line.name} (${line.reference || 'sin referencia'}), de ${line.sellerName}.${unitsText(line)}`,
      ]),
    },
    ...packages.map(packagePart),
    {
      kind: 'rows',
      title: 'Estados de la entrega',
      rows: steps.map(({ at, sellerName, status, note }) => [
        momentText(at),
        `${sellerName}: ${status}${note ? `. ${note}` : ''}`,
      ]),
    },
  ];
}

function unitsText(line: {
  askedQuantity: number | null;
  grantedQuantity: number | null;
  cancelledQuantity: number;
}): string {
  const parts = [
    line.askedQuantity === null ? null : `El caso es sobre ${line.askedQuantity}`,
    line.grantedQuantity === null ? null : `se concedieron ${line.grantedQuantity}`,
    line.cancelledQuantity === 0 ? null : `anuladas ${line.cancelledQuantity}`,
  ].filter(Boolean);
  return parts.length > 0 ? ` ${parts.join(', ')}.` : '';
}

const CONFIRMED_BY: Record<string, string> = {
  buyer: 'quien compró',
  proof: 'una prueba de entrega',
  remittance: 'el pago de la transportadora',
  time: 'el paso del tiempo sin reclamo',
};

function packagePart(one: DossierPackage): SheetPart {
  return {
    kind: 'rows',
    title: `Paquete de ${one.sellerName}`,
    rows: [
      ['Transportadora', one.carrier ?? ''],
      ['Guía', one.trackingNumber ?? ''],
      ['Envío', formatPesos(one.shippingRate)],
      ['Prometido hasta', one.promisedTo ?? ''],
      ['Entregado según la tienda', momentText(one.deliveredAt)],
      ['Entrega confirmada', momentText(one.deliveryConfirmedAt)],
      ['Confirmada por', one.deliveryConfirmedBy ? (CONFIRMED_BY[one.deliveryConfirmedBy] ?? '') : ''],
      ['Quien compró dice que no llegó', momentText(one.deliveryDisputedAt)],
    ],
  };
}
