import type { LegalKind } from '../../../../domain/legal/legal-kind.ts';
import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listLegalTexts } from '../legal.service.ts';

export function legalReads(context: Context) {
  return {
    listLegalTexts: forOperator('see-settings', async ({ kind }: { kind: LegalKind }) =>
      success(await listLegalTexts(context, kind)),
    ),
  };
}
