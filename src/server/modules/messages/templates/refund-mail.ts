import { formatPesos } from '../../../../domain/money.ts';

/** A refund as its messages show it; the figures are those of the refund. */
export interface RefundMail {
  id: number;
  /** Null: a payment under an invoice that is none of our orders. */
  orderNumber: number | null;
  kind: 'goods' | 'payment' | 'reversal';
  cause: string;
  amountPesos: number;
  /** YYYY-MM-DD */
  dueOn: string;
  paidBy: 'provider' | 'bank' | null;
  firstName: string;
  paymentMethodId: number;
  lines: RefundMailLine[];
  shipping: { sellerId: number; amountPesos: number }[];
  sellers: { id: number; name: string; statusId: number }[];
}

export interface RefundMailLine {
  sellerId: number;
  name: string;
  reference: string;
  terms: { attribute: string; term: string }[];
  quantity: number;
  amountPesos: number;
  feePesos: number;
  restocked: boolean;
}

/** Label and amount of each line and of the shipping, as panels show them. */
export function refundRows({ lines, shipping }: Pick<RefundMail, 'lines' | 'shipping'>): [string, string][] {
  const rows = lines.map((line): [string, string] => [
    line.quantity > 0 ? `${line.quantity} × ${refundLineName(line)}` : `Rebaja de ${refundLineName(line)}`,
    formatPesos(line.amountPesos),
  ]);
  const shippingPesos = shipping.reduce((sum, { amountPesos }) => sum + amountPesos, 0);
  return shippingPesos > 0 ? [...rows, ['Envío', formatPesos(shippingPesos)]] : rows;
}

function refundLineName({ name, terms }: RefundMailLine): string {
  const chosen = terms.map(({ attribute, term }) => `${attribute}: ${term}`).join(', ');
  return chosen ? `${name} (${chosen})` : name;
}
