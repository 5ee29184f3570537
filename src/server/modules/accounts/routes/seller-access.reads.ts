import { success } from '../../../../domain/result.ts';
import { permissionsOf } from '../../../../domain/seller-role.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getPerson } from '../identity/person.service.ts';

export function sellerAccessReads(context: Context) {
  return {
    getSellerPanel: forSeller(null, async (_input: object, { accountId, ...member }) => {
      const { firstName } = await getPerson(context, accountId);
      return success({ ...member, firstName: firstName ?? '', permissions: [...permissionsOf(member.role)] });
    }),
  };
}
