import type { OperatorPermission } from './operator-role.ts';
import type { SellerPermission } from './seller-role.ts';

/** What 'Ir a…' finds besides the pages of the panel. */
export const JUMP_KINDS = ['order', 'case', 'product', 'shop', 'buyer'] as const;

export type JumpKind = (typeof JUMP_KINDS)[number];

/** Who may be shown which kind: whoever reads its list. */
export const OPERATOR_JUMPS: Record<JumpKind, OperatorPermission> = {
  order: 'see-orders',
  case: 'see-orders',
  product: 'see-catalogue',
  shop: 'see-sellers',
  buyer: 'see-buyers',
};

export const SELLER_JUMPS: Partial<Record<JumpKind, SellerPermission>> = {
  order: 'see-orders',
  case: 'see-orders',
  product: 'see-products',
};

export interface JumpHit {
  kind: JumpKind;
  id: number;
  title: string;
  detail: string;
}

/** Fewer letters find too much to be looked through. */
export const MINIMUM_JUMP_TEXT = 2;

/** The numbers that begin with the digits and have at most nine, the number itself first; none for anything else. */
export function numbersBeginning(typed: string): { lows: number[]; highs: number[] } {
  const digits = /^(?:n\.?\s*º\s*|#)?([1-9]\d{0,8})$/i.exec(typed.trim())?.[1] ?? '';
  const scales = digits === '' ? [] : Array.from({ length: 10 - digits.length }, (_, zeros) => 10 ** zeros);
  return {
    lows: scales.map((scale) => Number(digits) * scale),
    highs: scales.map((scale) => (Number(digits) + 1) * scale - 1),
  };
}
