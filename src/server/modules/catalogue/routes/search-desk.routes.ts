import type { operatorSearchDeskEndpoints } from '../../../../wire/catalogue/operator-search-desk.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { addSynonym } from '../search-desk/add-synonym.service.ts';
import { createSearchRule, removeSearchRule } from '../search-desk/search-rule.service.ts';

export function searchDeskRoutes(context: Context): Handlers<keyof typeof operatorSearchDeskEndpoints> {
  return {
    createSearchRule: forOperator('edit-catalogue', ({ body }, { id }) =>
      createSearchRule(context, body, id),
    ),
    removeSearchRule: forOperator('edit-catalogue', ({ params }, { id }) =>
      removeSearchRule(context, params.ruleId, id),
    ),
    addSynonym: forOperator('edit-settings', ({ body }, { id }) => addSynonym(context, body, id)),
  };
}
