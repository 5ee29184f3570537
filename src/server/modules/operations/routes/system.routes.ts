import { readFileSync } from 'node:fs';
import { success } from '../../../../domain/result.ts';
import type { operatorSystemEndpoints } from '../../../../wire/operations/operator-system.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  dismissMessage,
  getSystemState,
  listFailed,
  requestScheduledJob,
  retryMessage,
} from '../system.service.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

type OfMessage = { params: { id: number } };

export function systemRoutes(context: Context): Handlers<keyof typeof operatorSystemEndpoints> {
  return {
    getSystemState: forOperator('see-system', async () => success(await getSystemState(context, version))),
    listFailedMessages: forOperator(
      'see-system',
      async ({ query }: { query: { before?: number | undefined } }) =>
        success(await listFailed(context, query.before)),
    ),
    retryMessage: forOperator('manage-system', ({ params }: OfMessage, operator) =>
      retryMessage(context, params.id, operator.id),
    ),
    dismissMessage: forOperator('manage-system', ({ params }: OfMessage, operator) =>
      dismissMessage(context, params.id, operator.id),
    ),
    requestJob: forOperator('manage-system', ({ params }: { params: { name: string } }, operator) =>
      requestScheduledJob(context, params.name, operator.id),
    ),
  };
}
