import { success } from '../../../../domain/result.ts';
import type { jumpEndpoints } from '../../../../wire/overview/jump.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { jumpAsOperator, jumpAsSeller } from '../jump/jump.service.ts';

export function jumpRoutes(context: Context): Handlers<keyof typeof jumpEndpoints> {
  return {
    jumpInShop: forSeller(null, async ({ query }, member) =>
      success(await jumpAsSeller(context, member, query.text)),
    ),
    jumpInConsole: forOperator(null, async ({ query }, { operatorRole }) =>
      success(await jumpAsOperator(context, operatorRole, query.text)),
    ),
  };
}
