import { formatPesos } from '../../../../domain/money.ts';
import type { MovementRow } from './movement.repository.ts';

export interface Movement {
  id: number;
  date: string;
  /** What happened, for the seller, in Spanish. */
  text: string;
  orderNumber: number | null;
  line: number | null;
  /** What the buyer paid or got back for the line, and what of it is the marketplace's. */
  saleAmount: number;
  fee: number;
  /** Signed: what the entry did to her held and to her available money. */
  heldChange: number;
  availableChange: number;
  settlementId: number | null;
  payoutId: number | null;
}

export function movementOf(row: MovementRow): Movement {
  const heldChange = changeOf('seller_held', row);
  const availableChange = changeOf('seller_payable', row);
  const isLine = row.rule === 'line-net' || row.rule === 'refund-line-net';
  return {
    id: row.id,
    date: row.postedOn,
    text: (TEXTS[row.rule] ?? (() => 'Movimiento de tu cuenta.'))(row),
    orderNumber: row.orderNumber,
    line: row.line,
    saleAmount: isLine ? row.amount + row.fee : 0,
    fee: row.fee,
    heldChange,
    availableChange,
    settlementId: row.settlementId,
    payoutId: row.payoutId,
  };
}

function changeOf(account: 'seller_held' | 'seller_payable', row: MovementRow): number {
  if (row.creditAccount === account) return row.amount;
  return row.debitAccount === account ? -row.amount : 0;
}

const TEXTS: Record<string, (row: MovementRow) => string> = {
  'line-net': (row) =>
    `Venta del pedido ${row.orderNumber}: ${row.productName}. Precio ${formatPesos(row.amount + row.fee)} menos comisión del ${percent(row)} (${formatPesos(row.fee)}).`,
  released: ({ orderNumber }) =>
    `El dinero del pedido ${orderNumber} pasó a disponible: se entregó y terminó el plazo de retracto.`,
  'split-paid': ({ orderNumber }) => `El proveedor de pagos te giró la venta del pedido ${orderNumber}.`,
  'split-paid-refunded': ({ orderNumber }) =>
    `El proveedor de pagos te giró lo que ya se reembolsó del pedido ${orderNumber}; se descuenta de tu próxima liquidación.`,
  'cash-kept-net': ({ orderNumber }) => `Recibiste en efectivo tu parte del pedido ${orderNumber}.`,
  'cash-kept-debt': ({ orderNumber }) =>
    `Comisión y envío del pedido ${orderNumber}, que recibiste en efectivo y se descuentan de tu próxima liquidación.`,
  'collection-undone': ({ orderNumber }) =>
    `El recaudo del pedido ${orderNumber} se había registrado por error y se anuló.`,
  'refund-line-net': (row) =>
    `Reembolso al comprador del pedido ${row.orderNumber}: ${row.productName}. Te devolvimos la comisión (${formatPesos(row.fee)}).`,
  'refusal-freight': ({ orderNumber }) =>
    `Envío del pedido ${orderNumber}, que el comprador rechazó en la puerta.`,
  'late-freight': ({ orderNumber }) =>
    `Envío del pedido ${orderNumber}, que se le devolvió al comprador porque despachaste tarde.`,
  'late-freight-waived': ({ orderNumber }) =>
    `El pedido ${orderNumber} no se envió o lo perdió la transportadora: ya no pagas su envío.`,
  'lost-package': ({ orderNumber }) =>
    `La transportadora perdió el pedido ${orderNumber}: te abonamos lo que ganabas con él.`,
  'payout-created': ({ payoutId, settlementId }) =>
    `Giro ${payoutId} a tu cuenta bancaria (liquidación ${settlementId}).`,
  'payout-failed': ({ payoutId, payoutFailure }) =>
    `El banco no aceptó el giro ${payoutId} (${payoutFailure}); el valor volvió a tu saldo.`,
  'payout-returned': ({ payoutId, payoutFailure }) =>
    `El banco devolvió el giro ${payoutId} (${payoutFailure}); el valor volvió a tu saldo.`,
};

function percent({ feePercent }: MovementRow): string {
  return `${String(feePercent ?? 0).replace('.', ',')} %`;
}
