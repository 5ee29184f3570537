import type { LegalKind } from '../../../../domain/legal/legal-kind.ts';
import type { legalEndpoints } from '../../../../wire/content/legal.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getLegalText, publishLegalText } from '../legal.service.ts';

type OfKind = { params: { kind: LegalKind } };

export function legalRoutes(context: Context): Handlers<keyof typeof legalEndpoints> {
  return {
    getLegalText: ({ params, query }) => getLegalText(context, params.kind, query.version ?? null),
    publishLegalText: forOperator(
      'edit-settings',
      ({ params, body }: OfKind & { body: { body: string; reason: string } }, operator) =>
        publishLegalText(context, { ...params, ...body }, operator.id),
    ),
  };
}
