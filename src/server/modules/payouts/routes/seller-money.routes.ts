import type { sellerMoneyEndpoints } from '../../../../wire/payouts/seller-money.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { changeOwnBankAccount, getOwnStatement } from '../seller-money-view.service.ts';

export function sellerMoneyRoutes(context: Context): Handlers<keyof typeof sellerMoneyEndpoints> {
  return {
    getOwnStatement: forSeller('see-money', ({ params, query }, member) =>
      getOwnStatement(context, member, { ...params, ...query }),
    ),
    changeOwnBankAccount: forSeller('edit-bank-account', async ({ body }, member, request) =>
      changeOwnBankAccount(context, member, body, await request.findAccount()),
    ),
  };
}
