import type { AcknowledgedOrder } from './ledger-entry.ts';

/** What is there at the end, read from the database, the mail server and the object store. */
export interface EndState {
  orders: StoredOrder[];
  /** Transactions that the shop took as paid. */
  payments: StoredPayment[];
  /** What the provider itself has as accepted. */
  accepted: { reference: string; number: number; amount: number }[];
  /** Messages of the outbox about orders, with how many copies of each the mail server took. */
  mails: StoredMail[];
  prices: ReadonlyMap<number, number>;
  steps: { number: number; sellerId: number; statusId: number }[];
  setting: number | null;
  /** Units on hand and sold in the campaign, by product. */
  stock: ReadonlyMap<number, number>;
  /** SHA-256 of each stored file that the ledger names; null: it is not there, or damaged. */
  files: ReadonlyMap<string, string | null>;
}

export interface StoredOrder extends AcknowledgedOrder {
  key: string;
  isPaidOnline: boolean;
  /** Null: paid in cash. */
  paymentState: string | null;
}

interface StoredPayment {
  reference: string;
  number: number;
  amount: number;
}

export interface StoredMail {
  template: string;
  number: number;
  /** Null: to the buyer. */
  sellerId: number | null;
  isSent: boolean;
  copies: number;
}

export interface Finding {
  what: 'order' | 'payment' | 'message' | 'price' | 'step' | 'setting' | 'stock' | 'file';
  /**
   * `uninvited`: something is there that was refused, or that nobody asked for. `repeated`: the mail server took one message
   * again under the same Message-ID, as SMTP allows no better.
   */
  verdict: 'lost' | 'doubled' | 'changed' | 'uninvited' | 'repeated';
  subject: string;
}
