import type { Pesos } from '../../domain/money.ts';

interface PrintedLine {
  name: string;
  reference: string;
  /** 'Color: Rojo, Talla: M' or empty. */
  choice: string;
  quantity: number;
}

/** A package as paper shows it: what one shop sends to one buyer. */
export interface PackageDocument {
  orderNumber: number;
  /** ISO 8601. */
  placedAt: string;
  /** What the code opens: the package in the shop's own panel. */
  address: string;
  sender: { name: string; address: string; cityName: string; phone: string };
  /** `place`: city and department. */
  receiver: { name: string; address: string; place: string; phone: string; notes: string | null };
  carrier: string | null;
  trackingNumber: string | null;
  /** Collected at the door; 0: paid. */
  cashDue: Pesos;
  kilograms: number;
  unitCount: number;
  /** Only what is sent. */
  lines: PrintedLine[];
}
