import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { explainOwnMovement, findOwnBankAccount, getOwnSettlement } from '../seller-money-view.service.ts';
import { getSellerMoney, listSellerMovements } from '../settlements/seller-money.service.ts';
import { listSellerSettlements } from '../settlements/settlement-view.service.ts';

export function sellerMoneyReads(context: Context) {
  const { write } = context;
  return {
    getOwnMoney: forSeller('see-money', (_input: object, { sellerId }) => getSellerMoney(write, sellerId)),
    listOwnMovements: forSeller('see-money', ({ cursor }: { cursor?: string | undefined }, { sellerId }) =>
      listSellerMovements(write, sellerId, cursor ?? null),
    ),
    explainOwnMovement: forSeller('see-money', ({ id }: { id: number }, { sellerId }) =>
      explainOwnMovement(write, sellerId, id),
    ),
    listOwnSettlements: forSeller(
      'see-money',
      async ({ cursor }: { cursor?: number | undefined }, { sellerId }) =>
        success(await listSellerSettlements(write, sellerId, cursor ?? null)),
    ),
    getOwnSettlement: forSeller(
      'see-money',
      ({ id, cursor }: { id: number; cursor?: number | undefined }, { sellerId }) =>
        getOwnSettlement(write, sellerId, { id, cursor: cursor ?? null }),
    ),
    findOwnBankAccount: forSeller('see-money', async (_input: object, { sellerId }) =>
      success(await findOwnBankAccount(write, sellerId)),
    ),
  };
}
