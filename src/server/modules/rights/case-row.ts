import type { LegalVersions } from '../../../domain/legal/legal-kind.ts';
import type { NextDate } from '../../../domain/rights/case-clock.ts';
import type { CaseOutcome, CaseState } from '../../../domain/rights/case-flow.ts';
import type { CaseKind } from '../../../domain/rights/case-kind.ts';
import type { CaseDecider } from '../../../domain/rights/case-moves.ts';
import type { ReturnWay } from '../../../domain/rights/return-way.ts';
import type { ReversalCause } from '../../../domain/rights/reversal-cause.ts';

/** A case as its tables keep it; days are 'YYYY-MM-DD' in Bogotá. */
export interface CaseRow {
  id: number;
  year: number;
  sequence: number;
  kind: CaseKind;
  ruleId: string;
  state: CaseState;
  outcome: CaseOutcome | null;
  accountId: number | null;
  personName: string;
  email: string;
  phone: string;
  documentNumber: string;
  orderNumber: number | null;
  sellerId: number | null;
  sellerName: string | null;
  sellerEmail: string | null;
  story: string;
  wanted: 'refund' | 'replacement' | 'repair' | 'answer';
  reversalCause: ReversalCause | null;
  knownOn: string | null;
  needsReturn: boolean;
  openedOn: string;
  stateSince: string;
  handedOverOn: string | null;
  decidedOn: string | null;
  isExtended: boolean;
  nextOn: string | null;
  lapse: NextDate['lapse'] | null;
  remindedOf: string | null;
  /** The marketplace was told on this day that the date lies behind. */
  escalatedOn: string | null;
  returnCarrier: string | null;
  returnTracking: string | null;
  returnWay: ReturnWay | null;
  /** Whole pesos and grams; see `getReturnTerms`. */
  returnFreight: number | null;
  returnExpectedGrams: number | null;
  returnDroppedGrams: number | null;
  returnReceivedGrams: number | null;
  /** Its person has still to prove that the address is hers. */
  needsProof: boolean;
  provenOn: string | null;
  restock: boolean;
  /** What the shop offers, or gave, for what she keeps; null: nothing, or units of the lines. */
  offeredPesos: number | null;
  decidedBy: CaseDecider | null;
  ruledBy: number | null;
  rulingReason: string;
  appealedBy: 'buyer' | 'shop' | null;
  holdsPayout: boolean;
  refundId: number | null;
  openedAt: Date;
  /** Of the texts in force on that day; null: filed before cases kept them. */
  legalVersions: LegalVersions | null;
  /** Of the order; null without one, and of a guest. */
  orderAccountId: number | null;
  paymentMethodId: 1 | 3 | null;
}
