import type { caseLinkEndpoints } from '../../../../wire/rights/case-link.ts';
import type { casePreviewEndpoints } from '../../../../wire/rights/case-preview.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { tokenOfPurchase } from '../../links/purchase-access.service.ts';
import { previewCase } from '../case-preview.service.ts';
import { resendCaseLink } from '../resend-link.service.ts';
import { casePersonOf } from './case-person.ts';

export function casePreviewRoutes(
  context: Context,
): Handlers<keyof typeof casePreviewEndpoints | keyof typeof caseLinkEndpoints> {
  return {
    previewCase: async ({ params, body }, request) => {
      const { accountId, purchases } = await casePersonOf(request);
      const tokens = [tokenOfPurchase(purchases, params.number)];
      return previewCase(context, body, { orderNumber: params.number, tokens, accountId });
    },
    sendCaseLink: ({ params, body }, { address }) => resendCaseLink(context, { ...params, ...body, address }),
  };
}
