import type { FreightBack } from '../../../../domain/late-freight.ts';
import type { OrderMailLine } from './order-mail.ts';

/** One package as its messages show it. */
export interface PackageMail {
  orderNumber: number;
  firstName: string;
  paymentMethodId: number;
  moneyState: string;
  position: number;
  packageCount: number;
  sellerName: string;
  sellerEmail: string;
  sellerPhone: string;
  /** Only its shop says that it came. */
  isUnconfirmed: boolean;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Days 'YYYY-MM-DD' of its arrival, and those that were promised before; null: none were. */
  promised: { from: string; to: string } | null;
  replaced: { from: string; to: string } | null;
  /** Null: its freight does not go back for being late. */
  freightBack: FreightBack | null;
  /** What was not given back. */
  shippingPesos: number;
  lines: (OrderMailLine & { line: number; cancelledQuantity: number })[];
}

/** The lines with the units that are still sent. */
export function remainingLines({ lines }: PackageMail): OrderMailLine[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - line.cancelledQuantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** What is paid at the door for the package as it stands. */
export function duePesos(mail: PackageMail): number {
  const lines = remainingLines(mail);
  const goods = lines.reduce((sum, { unitPricePesos, quantity }) => sum + unitPricePesos * quantity, 0);
  return lines.length > 0 ? goods + mail.shippingPesos : goods;
}
