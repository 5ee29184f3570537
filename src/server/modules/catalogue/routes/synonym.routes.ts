import type { operatorSynonymEndpoints } from '../../../../wire/catalogue/operator-synonyms.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { type ShownSynonyms, saveSynonyms } from '../search/synonym-setting.service.ts';

type NewSynonyms = ShownSynonyms & { reason: string };

export function synonymRoutes(context: Context): Handlers<keyof typeof operatorSynonymEndpoints> {
  return {
    saveSynonyms: forOperator('edit-settings', ({ body }: { body: NewSynonyms }, operator) =>
      saveSynonyms(context, body, operator.id),
    ),
  };
}
