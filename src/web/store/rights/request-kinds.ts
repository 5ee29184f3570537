import type { LineCaseKind } from '../../../domain/rights/case-kind.ts';
import { paths } from '../../../wire/paths.ts';

/** What is asked with one form; a withdrawal has its three steps. */
export type RequestKind = Exclude<LineCaseKind, 'withdrawal'>;

const words = {
  cancellation: 'cancelar',
  warranty: 'garantia',
  'not-as-ordered': 'llego-mal',
  'not-delivered': 'no-llego',
  reversal: 'reversion',
} as const satisfies Record<RequestKind, string>;

export function requestKindOf(word: string | undefined): RequestKind | null {
  const kinds = Object.keys(words) as RequestKind[];
  return kinds.find((kind) => words[kind] === word) ?? null;
}

/** Where she asks for it. */
export function requestAddress(kind: LineCaseKind, orderNumber: number, line: number): string {
  if (kind === 'withdrawal') return paths.withdraw(orderNumber, line);
  return paths.rightsRequest(orderNumber, words[kind], line);
}
