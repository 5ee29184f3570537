import { formatPesos, type Pesos } from '../money.ts';
import type { LedgerRule } from './entry.ts';

/** Units of a line that one movement is about, with the figures frozen at the sale. */
interface RuleLine {
  name: string;
  unitPrice: Pesos;
  feePercent: number;
  /** Units and fee of the whole line. */
  quantity: number;
  fee: Pesos;
  /** Of this movement; fewer than `quantity` when only a part of the line was sold or refunded. */
  units: number;
  feeOfUnits: Pesos;
}

/** What the explanation of an amount is filled with; what a rule does not name may be missing. */
export interface RuleFigures {
  amount: Pesos;
  orderNumber: number | null;
  seller: string | null;
  line: RuleLine | null;
  /** The provider's number. */
  paymentReference: string | null;
  refundId: number | null;
  payoutId: number | null;
  /** The settlement that pays the payout. */
  settlementId: number | null;
  shippingRate: Pesos | null;
  carrier: string | null;
  /** The carrier's or the provider's number of what it paid. */
  reference: string | null;
}

interface Rule {
  /** What the rule is, without figures. */
  name: string;
  explain: (figures: RuleFigures) => string;
}

/** Why an entry has its amount, in Spanish: the rule, and the rule with its figures. */
export const LEDGER_RULES = {
  'payment-received': {
    name: 'El proveedor recibió el pago del comprador',
    explain: (of) =>
      `El comprador pagó ${pesos(of)}${inOrder(of, 'por')}${known(of.paymentReference, 'transacción')}`,
  },
  'line-net': {
    name: 'Precio de la línea menos la comisión: lo que gana el vendedor',
    explain: (of) => `Venta de ${net(of)}`,
  },
  'line-fee': {
    name: 'Comisión sobre el precio de la línea, congelada al vender',
    explain: (of) => fee(of),
  },
  'package-shipping': {
    name: 'Envío que pagó el comprador',
    explain: (of) => `Envío del paquete de ${seller(of)}${inOrder(of, 'en')}: ${pesos(of)}`,
  },
  'split-paid': {
    name: 'El proveedor le pagó al vendedor su parte',
    explain: (of) =>
      `El reparto del proveedor le pagó a ${seller(of)} su parte${inOrder(of, 'de')}: ${pesos(of)}`,
  },
  'split-paid-refunded': {
    name: 'El proveedor le pagó al vendedor también lo que ya se había reembolsado',
    explain: (of) =>
      `El reparto del proveedor le pagó a ${seller(of)} ${pesos(of)}${inOrder(of, 'de')} que ya se habían reembolsado: los debe`,
  },
  released: {
    name: 'Entregado y vencido el plazo de retracto: el dinero queda disponible',
    explain: (of) =>
      `Lo que queda del paquete de ${seller(of)}${inOrder(of, 'en')} pasa a disponible: ${pesos(of)}`,
  },
  'cash-collected': {
    name: 'Efectivo recibido en la puerta',
    explain: (of) =>
      `Se recaudaron ${pesos(of)} en efectivo por el paquete de ${seller(of)}${inOrder(of, 'en')}`,
  },
  'cash-kept-net': {
    name: 'El vendedor recaudó y se queda con lo que gana',
    explain: (of) => `${seller(of)} recaudó y se quedó con lo suyo${inOrder(of, 'de')}: ${pesos(of)}`,
  },
  'cash-kept-debt': {
    name: 'El vendedor recaudó también la comisión y el envío: los debe',
    explain: (of) =>
      `${seller(of)} recaudó la comisión y el envío${inOrder(of, 'de')} y los debe: ${pesos(of)}`,
  },
  'collection-undone': {
    name: 'El recaudo se había registrado por error: se reversa',
    explain: (of) =>
      `Se anuló el recaudo del paquete de ${seller(of)}${inOrder(of, 'en')}, registrado por error: ${pesos(of)}`,
  },
  'cash-remitted': {
    name: 'La transportadora consignó lo recaudado',
    explain: (of) =>
      `${of.carrier ?? 'La transportadora'} consignó ${pesos(of)}${known(of.reference, 'consignación')}`,
  },
  'refund-line-net': {
    name: 'Reembolso: sale de lo que ganó el vendedor, con las cifras de la línea',
    explain: (of) => `Reembolso${number(of.refundId)} de ${net(of)}`,
  },
  'refund-line-fee': {
    name: 'Reembolso: se devuelve la comisión de la línea',
    explain: (of) => `Reembolso${number(of.refundId)}: se devuelve la ${lowerFirst(fee(of))}`,
  },
  'refund-shipping': {
    name: 'Reembolso del envío',
    explain: (of) =>
      `Reembolso${number(of.refundId)} del envío del paquete de ${seller(of)}${inOrder(of, 'en')}: ${pesos(of)}`,
  },
  'refund-unapplied': {
    name: 'Pago que no corresponde a ninguna venta: se debe devolver',
    explain: (of) =>
      `El pago de ${pesos(of)}${inOrder(of, 'para')}${known(of.paymentReference, 'transacción')} no corresponde a una venta: se devuelve${known(of.refundId, 'reembolso')}`,
  },
  'refund-paid': {
    name: 'El reembolso se le pagó al comprador',
    explain: (of) =>
      `Se le pagó al comprador el reembolso${number(of.refundId)}${inOrder(of, 'de')}: ${pesos(of)}`,
  },
  'reversal-paid-twice': {
    name: 'El proveedor devolvió lo que ya se le había reembolsado al comprador por banco',
    explain: (of) =>
      `El proveedor devolvió ${pesos(of)}${inOrder(of, 'de')} que ya se le habían reembolsado al comprador por banco: los debe`,
  },
  'paid-twice-recovered': {
    name: 'El comprador devolvió lo que se le había reembolsado dos veces',
    explain: (of) =>
      `El comprador devolvió al banco ${pesos(of)}${inOrder(of, 'de')} que se le habían reembolsado dos veces`,
  },
  'refusal-freight': {
    name: 'Flete de un paquete rechazado en la puerta, a cargo del vendedor',
    explain: (of) =>
      `Flete del paquete de ${seller(of)} que el comprador rechazó${inOrder(of, 'en')}: ${pesos(of)} de un envío de ${formatPesos(of.shippingRate ?? of.amount)}`,
  },
  'late-freight': {
    name: 'Envío que se le devolvió al comprador porque la tienda despachó tarde',
    explain: (of) =>
      `Envío del paquete de ${seller(of)}${inOrder(of, 'en')}, que despachó tarde: ${pesos(of)} de un envío de ${formatPesos(of.shippingRate ?? of.amount)}`,
  },
  'late-freight-waived': {
    name: 'El paquete tardío no se envió o lo perdió la transportadora: la tienda ya no paga su envío',
    explain: (of) =>
      `El paquete de ${seller(of)}${inOrder(of, 'en')} no se envió o lo perdió la transportadora: se le devuelven ${pesos(of)} del envío`,
  },
  'lost-package': {
    name: 'Paquete que perdió la transportadora: la tienda recibe lo que ganaba con él',
    explain: (of) =>
      `${of.carrier ?? 'La transportadora'} perdió el paquete de ${seller(of)}${inOrder(of, 'en')}: se le abonan ${pesos(of)}`,
  },
  'payout-created': {
    name: 'Giro al vendedor por su liquidación',
    explain: (of) =>
      `Giro${number(of.payoutId)} a ${seller(of)}${known(of.settlementId, 'liquidación')}: ${pesos(of)}`,
  },
  'payout-paid': {
    name: 'El banco pagó el giro',
    explain: (of) => `El banco pagó el giro${number(of.payoutId)} a ${seller(of)}: ${pesos(of)}`,
  },
  'payout-failed': {
    name: 'El giro falló: el dinero vuelve a disponible',
    explain: (of) =>
      `El giro${number(of.payoutId)} a ${seller(of)} falló y ${pesos(of)} vuelven a disponible`,
  },
  'payout-returned': {
    name: 'El banco devolvió un giro que ya estaba pagado',
    explain: (of) =>
      `El banco devolvió el giro${number(of.payoutId)} a ${seller(of)}, que ya estaba pagado: ${pesos(of)} vuelven a disponible`,
  },
  'provider-transfer': {
    name: 'El proveedor consignó en el banco lo recibido',
    explain: (of) => `El proveedor consignó ${pesos(of)}${known(of.reference, 'abono')}`,
  },
  'provider-commission': {
    name: 'Comisión del proveedor de pagos con su IVA',
    explain: (of) => `El proveedor cobró ${pesos(of)} de comisión con IVA${known(of.reference, 'abono')}`,
  },
  'provider-withholding': {
    name: 'Retenciones que practicó el proveedor de pagos',
    explain: (of) => `El proveedor retuvo ${pesos(of)} de impuestos${known(of.reference, 'abono')}`,
  },
} satisfies Record<LedgerRule, Rule>;

/** 'Comisión del 8 % sobre 2 × $ 10.000 = $ 1.600' */
export function explainAmount(rule: LedgerRule, figures: RuleFigures): string {
  return LEDGER_RULES[rule].explain(figures);
}

function fee({ line, amount }: RuleFigures): string {
  if (!line) return `Comisión: ${formatPesos(amount)}`;
  const percent = `${formatPercent(line.feePercent)} %`;
  const { units, unitPrice } = line;
  if (units === line.quantity)
    return `Comisión del ${percent} sobre ${units} × ${formatPesos(unitPrice)} = ${formatPesos(amount)}`;
  const whole = `${formatPesos(line.fee)} por ${line.quantity}`;
  return `Comisión del ${percent} (${whole}) sobre ${units} × ${formatPesos(unitPrice)} = ${formatPesos(amount)}`;
}

function net({ line, amount }: RuleFigures): string {
  if (!line) return formatPesos(amount);
  const gross = `${line.units} × ${formatPesos(line.unitPrice)}`;
  return `${line.name}: ${gross} menos la comisión de ${formatPesos(line.feeOfUnits)} = ${formatPesos(amount)}`;
}

function pesos({ amount }: RuleFigures): string {
  return formatPesos(amount);
}

function seller(figures: RuleFigures): string {
  return figures.seller ?? 'un vendedor';
}

function inOrder({ orderNumber }: RuleFigures, preposition: string): string {
  if (orderNumber === null) return '';
  return preposition === 'de' ? ` del pedido ${orderNumber}` : ` ${preposition} el pedido ${orderNumber}`;
}

function known(value: string | number | null, what: string): string {
  return value === null ? '' : ` (${what} ${value})`;
}

function number(id: number | null): string {
  return id === null ? '' : ` ${id}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function formatPercent(percent: number): string {
  return String(percent).replace('.', ',');
}
