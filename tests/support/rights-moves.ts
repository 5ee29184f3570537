import type { ReturnWay } from '../../src/domain/rights/return-way.ts';
import { moveOwnCase } from '../../src/server/modules/rights/buyer-case.service.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
import { type Ruling, ruleCase } from '../../src/server/modules/rights/operator-case.service.ts';
import { moveShopCase, type ShopMove } from '../../src/server/modules/rights/shop-case.service.ts';
import type { Desk } from './rights-world.ts';

const REASON = 'Las fotos muestran que el producto llegó roto y la tienda no probó que lo mandó bien.';

export function shopMoves(
  { context, buyer }: Desk,
  row: CaseRow,
  move: Partial<ShopMove> & { action: ShopMove['action'] },
) {
  return moveShopCase(context, row, { move: { restock: false, text: '', ...move }, accountId: buyer.id });
}

export function buyerMoves(
  { context, buyer }: Desk,
  row: CaseRow,
  action: 'send-back' | 'accept-offer' | 'ask-operator' | 'appeal' | 'give-up',
  text = '',
  parcel: { way: ReturnWay; grams: number | null } = { way: 'own', grams: null },
) {
  const move = { action, text, carrier: 'Servientrega', tracking: 'G-1', ...parcel } as const;
  return moveOwnCase(context, row, { move, accountId: buyer.id });
}

export function rules(
  { context, operators }: Desk,
  row: CaseRow,
  operator: 0 | 1,
  outcome: Ruling['outcome'],
  parts: Partial<Ruling> = {},
) {
  const ruling = {
    outcome,
    restock: false,
    reason: REASON,
    deviation: 'Las pruebas dicen otra cosa.',
    ...parts,
  };
  return ruleCase(context, row, { ruling, operatorId: operators[operator].id });
}
