import type { ProviderState } from '../../../domain/payment-state.ts';
import type { Result } from '../../../domain/result.ts';
import type { SplitReceiver } from '../../../domain/split-payment.ts';

/** An amount of money to be paid; every figure comes from our tables. */
export interface PaymentRequest {
  orderNumber: number;
  amountPesos: number;
  /** Empty: the whole amount is paid to the marketplace. */
  receivers: readonly SplitReceiver[];
  buyer: {
    name: string;
    email: string;
    address: string;
    phone: string;
    documentType: string;
    documentNumber: string;
  };
  /** Of the person who pays; the session API demands it. */
  payerAddress: string;
  responseUrl: string;
  confirmationUrl: string;
}

/** What the browser needs to open the provider's checkout. */
export type CheckoutStart =
  | {
      kind: 'window';
      scriptUrl: string;
      publicKey: string;
      isTest: boolean;
      data: Record<string, string | readonly Record<string, string>[]>;
    }
  | { kind: 'session'; scriptUrl: string; sessionId: string; isTest: boolean };

/** A transaction as the provider tells it. */
export interface ProviderTransaction {
  /** x_ref_payco, the provider's own number. */
  reference: string;
  transactionId: string;
  /** The order number we gave; text, because the provider may tell anything. */
  invoice: string;
  /** Null when it is no whole number of pesos. */
  amountPesos: number | null;
  currency: string;
  state: ProviderState;
  /** x_franchise: VS, MC, PSE, EF … */
  franchise: string;
  maskedCard: string;
  approvalCode: string;
  /** What the provider says of the state, for people: 'Fondos insuficientes'. */
  reasonText: string;
  /** ISO 8601; null when the provider named none or one that cannot be read. */
  happenedAt: string | null;
  isTest: boolean;
  /** How the money was split; null when the provider does not say, empty when it was not split. */
  receivers: readonly SplitReceiver[] | null;
}

/** Our transaction can be asked for by what the browser brings back, by the provider's number or by our order. */
type TransactionQuery = { responseReference: string } | { reference: string };

export type ConfirmationFailure = 'malformed' | 'forged' | 'foreign-merchant' | 'test-payment';

/** Network failures and time-outs throw ProviderUnavailable; what the provider refuses is a value. */
export interface PaymentProvider {
  /** Shown to buyers. */
  readonly name: string;
  /** Origins the browser loads scripts and frames from, for the content policy. */
  readonly browserOrigins: readonly string[];
  startPayment(request: PaymentRequest): Promise<Result<CheckoutStart, 'payment-refused-by-provider'>>;
  findTransaction(query: TransactionQuery): Promise<ProviderTransaction | null>;
  /** Every transaction under an order number, newest first; at most 50. */
  listTransactionsOfOrder(orderNumber: number): Promise<ProviderTransaction[]>;
  /** Page (from 1) of all transactions, newest first, for reconciliation; empty after the last. */
  listTransactions(page: number): Promise<ProviderTransaction[]>;
  /** Checks the signature of a confirmation. It does not cover the state: approvals are asked for again. */
  readConfirmation(
    fields: Readonly<Record<string, string>>,
  ): Result<ProviderTransaction, ConfirmationFailure>;
}

export class ProviderUnavailable extends Error {}
