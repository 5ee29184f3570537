import type { operatorSystemEndpoints } from '../../../../wire/operations/operator-system.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { type ReadOnlyWish, switchReadOnly } from '../read-only.service.ts';
import { dismissMessage, requestScheduledJob, retryMessage } from '../system.service.ts';

type OfMessage = { params: { id: number } };

export function systemRoutes(context: Context): Handlers<keyof typeof operatorSystemEndpoints> {
  return {
    retryMessage: forOperator('manage-system', ({ params }: OfMessage, operator) =>
      retryMessage(context, params.id, operator.id),
    ),
    dismissMessage: forOperator('manage-system', ({ params }: OfMessage, operator) =>
      dismissMessage(context, params.id, operator.id),
    ),
    switchReadOnly: forOperator('manage-system', ({ body }: { body: ReadOnlyWish }, operator) =>
      switchReadOnly(context, body, operator.id),
    ),
    requestJob: forOperator('manage-system', ({ params }: { params: { name: string } }, operator) =>
      requestScheduledJob(context, params.name, operator.id),
    ),
  };
}
