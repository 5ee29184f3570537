import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listLegalTexts } from '../legal.service.ts';

export function legalReads(context: Context) {
  return {
    listLegalTexts: forOperator('see-settings', async ({ kind }: { kind: 'terms' | 'privacy' }) =>
      success(await listLegalTexts(context, kind)),
    ),
  };
}
