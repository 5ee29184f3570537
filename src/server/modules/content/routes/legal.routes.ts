import { success } from '../../../../domain/result.ts';
import type { legalEndpoints } from '../../../../wire/content/legal.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getLegalText, publishLegalText } from '../legal.service.ts';

type OfKind = { params: { kind: 'terms' | 'privacy' } };

export function legalRoutes(context: Context): Handlers<keyof typeof legalEndpoints> {
  return {
    getLegalText: async ({ params }) => success(await getLegalText(context, params.kind)),
    publishLegalText: forOperator(
      'edit-settings',
      ({ params, body }: OfKind & { body: { body: string; reason: string } }, operator) =>
        publishLegalText(context, { ...params, ...body }, operator.id),
    ),
  };
}
