import { success } from '../../../../domain/result.ts';
import type { sellerMoneyEndpoints } from '../../../../wire/payouts/seller-money.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  changeOwnBankAccount,
  explainOwnMovement,
  findOwnBankAccount,
  getOwnSettlement,
  getOwnStatement,
} from '../seller-money-view.service.ts';
import { getSellerMoney, listSellerMovements } from '../settlements/seller-money.service.ts';
import { listSellerSettlements } from '../settlements/settlement-view.service.ts';

export function sellerMoneyRoutes(context: Context): Handlers<keyof typeof sellerMoneyEndpoints> {
  const { write } = context;
  return {
    getOwnMoney: forSeller('see-money', (_input: object, { sellerId }) => getSellerMoney(write, sellerId)),
    listOwnMovements: forSeller('see-money', ({ query }, { sellerId }) =>
      listSellerMovements(write, sellerId, query.cursor ?? null),
    ),
    explainOwnMovement: forSeller('see-money', ({ params }, { sellerId }) =>
      explainOwnMovement(write, sellerId, params.id),
    ),
    listOwnSettlements: forSeller('see-money', async ({ query }, { sellerId }) =>
      success(await listSellerSettlements(write, sellerId, query.cursor ?? null)),
    ),
    getOwnSettlement: forSeller('see-money', ({ params, query }, { sellerId }) =>
      getOwnSettlement(write, sellerId, { id: params.id, cursor: query.cursor ?? null }),
    ),
    getOwnStatement: forSeller('see-money', ({ params, query }, member) =>
      getOwnStatement(context, member, { ...params, format: query.format ?? 'csv' }),
    ),
    findOwnBankAccount: forSeller('see-money', async (_input: object, { sellerId }) =>
      success(await findOwnBankAccount(write, sellerId)),
    ),
    changeOwnBankAccount: forSeller('edit-bank-account', async ({ body }, member, request) =>
      changeOwnBankAccount(context, member, body, await request.findAccount()),
    ),
  };
}
