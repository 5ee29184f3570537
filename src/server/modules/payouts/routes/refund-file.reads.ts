import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getRefundFiles, listSentRefunds } from '../refund-files/refund-file.service.ts';

export function refundFileReads(context: Context) {
  return {
    getRefundFiles: forOperator('see-money', async (_input: object) =>
      success(await getRefundFiles(context)),
    ),
    // Reads are given texts and numbers: `ids` stand between commas.
    listSentRefunds: forOperator('see-money', async ({ ids }: { ids: string }) =>
      success(await listSentRefunds(context, ids.split(',').map(Number).filter(Number.isSafeInteger))),
    ),
  };
}
