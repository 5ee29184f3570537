import type { operatorPromisesEndpoints } from '../../../../wire/overview/operator-promises.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { Grouping } from '../promises/promise-day.repository.ts';
import type { AskedPromises } from '../promises/promises.service.ts';
import { exportPromises } from '../promises/promises-file.service.ts';

export function promisesRoutes(context: Context): Handlers<keyof typeof operatorPromisesEndpoints> {
  return {
    exportPromises: forOperator('see-figures', ({ query }: { query: AskedPromises & { by: Grouping } }) =>
      exportPromises(context, query),
    ),
  };
}
