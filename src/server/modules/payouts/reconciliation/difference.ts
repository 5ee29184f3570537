import type { DifferenceKind } from '../../../../domain/reconciliation.ts';

export type { DifferenceKind };

/** A row as a comparison finds it. */
export interface FoundRow {
  subject: string;
  orderNumber: number | null;
  sellerId: number | null;
  /** In pesos, null where it is no amount. */
  expected: number | null;
  found: number | null;
  happenedAt: Date;
  /** Whatever the kind's text needs besides. */
  detail: string | null;
}

export interface FoundDifference extends FoundRow {
  kind: DifferenceKind;
}

/** The span that a run compares; what happened before it was compared by earlier runs. */
export interface Scope {
  since: Date;
  /** Bogotá's day of `since`. */
  sinceDay: string;
  /** Bogotá's day of the run. */
  today: string;
  now: Date;
}
