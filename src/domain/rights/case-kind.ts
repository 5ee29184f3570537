/** What a person may ask of a shop or of the marketplace; each has its rule of the law. */
export const CASE_KINDS = [
  'cancellation',
  'withdrawal',
  'warranty',
  'not-delivered',
  'not-as-ordered',
  'reversal',
  'petition',
  'complaint',
  'claim',
  'data-query',
  'data-claim',
] as const;

export type CaseKind = (typeof CASE_KINDS)[number];

const NAMES = {
  cancellation: 'Cancelación',
  withdrawal: 'Retracto',
  warranty: 'Garantía',
  'not-delivered': 'No llegó',
  'not-as-ordered': 'Llegó distinto o dañado',
  reversal: 'Reversión de pago',
  petition: 'Petición',
  complaint: 'Queja',
  claim: 'Reclamo',
  'data-query': 'Consulta de datos personales',
  'data-claim': 'Reclamo de datos personales',
} as const satisfies Record<CaseKind, string>;

export function caseKindName(kind: CaseKind): string {
  return NAMES[kind];
}

/** What is written rather than asked of goods: something she wants to know, somebody's conduct, something that went wrong. */
const WRITTEN_KINDS: readonly CaseKind[] = ['petition', 'complaint', 'claim'];

export function isWritten(kind: CaseKind): boolean {
  return WRITTEN_KINDS.includes(kind);
}

/** Of lines of an order; the others are about an order, a shop, or nothing. */
export const LINE_CASE_KINDS = [
  'cancellation',
  'withdrawal',
  'warranty',
  'not-delivered',
  'not-as-ordered',
  'reversal',
] as const satisfies readonly CaseKind[];

export type LineCaseKind = (typeof LINE_CASE_KINDS)[number];

/** 'PZ-2026-000123' */
export function caseNumberText({ year, sequence }: { year: number; sequence: number }): string {
  return `PZ-${year}-${String(sequence).padStart(6, '0')}`;
}

/** Null: not a number of ours. */
export function readCaseNumber(text: string): { year: number; sequence: number } | null {
  const [, year, sequence] = /^PZ-(\d{4})-(\d{6,9})$/.exec(text.trim().toUpperCase()) ?? [];
  return year && sequence ? { year: Number(year), sequence: Number(sequence) } : null;
}
