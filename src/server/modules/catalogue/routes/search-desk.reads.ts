import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getSearchFigures, listSearchesThatFound, tryOutSearch } from '../search-desk/search-desk.service.ts';
import { listRulesWithState } from '../search-desk/search-rule.service.ts';

export function searchDeskReads(context: Context) {
  return {
    getSearchFigures: forOperator('see-catalogue', (asked: Parameters<typeof getSearchFigures>[1]) =>
      getSearchFigures(context, asked),
    ),
    listSearchRules: forOperator('see-catalogue', async () => success(await listRulesWithState(context))),
    tryOutSearch: forOperator('see-catalogue', async ({ text }: { text: string }) =>
      success(await tryOutSearch(context, text)),
    ),
    listSearchesThatFound: forSeller('see-products', (_input: object, { sellerId }) =>
      listSearchesThatFound(context, sellerId),
    ),
  };
}
