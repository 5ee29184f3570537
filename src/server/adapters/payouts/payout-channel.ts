import type { BankAccountKind } from '../../../domain/banks.ts';
import type { DocumentTypeId } from '../../../domain/identity-document.ts';
import type { Pesos } from '../../../domain/money.ts';
import type { Result } from '../../../domain/result.ts';

/** Where a payout goes, as it was when the payout was made. */
export interface PayoutAccount {
  bankCode: string;
  bankName: string;
  accountKind: BankAccountKind;
  accountNumber: string;
  holderName: string;
  holderDocumentType: DocumentTypeId;
  holderDocument: string;
  email: string;
}

export interface PayoutOrder {
  id: number;
  amount: Pesos;
  account: PayoutAccount;
}

export interface PayoutFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** What became of one payout, as the bank reports it. */
export interface PayoutOutcome {
  /** Of the payout, or of the refund. */
  id: number;
  /** Null: the bank's report names none. */
  amount: Pesos | null;
  result: 'paid' | 'failed' | 'returned';
  bankReference: string;
  reason: string;
}

/** A row of the bank's report: its place, and what it says or why it cannot be read (in Spanish). */
export type ReportedRow =
  | { row: number; outcome: PayoutOutcome; problem?: undefined }
  | { row: number; problem: string; outcome?: undefined };

/** A way to pay sellers, and to give buyers their money back. The same payouts always make the same file, so that a lost one can be made again. */
export interface PayoutChannel {
  maximumPayouts: number;
  createFile: (batchId: number, payouts: readonly PayoutOrder[]) => PayoutFile;
  readReport: (bytes: Uint8Array) => Result<ReportedRow[], 'payout-report-unreadable'>;
}
