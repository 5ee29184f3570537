import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getSynonymSetting } from '../search/synonym-setting.service.ts';

export function synonymReads(context: Context) {
  return {
    getSynonyms: forOperator('see-settings', async () => success(await getSynonymSetting(context))),
  };
}
