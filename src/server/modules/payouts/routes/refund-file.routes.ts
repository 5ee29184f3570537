import { failure } from '../../../../domain/result.ts';
import type { refundFileEndpoints } from '../../../../wire/payouts/refund-files.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  applyRefundReport,
  createRefundFile,
  downloadRefundFile,
} from '../refund-files/refund-file.service.ts';
import { shownFile } from '../settlements/shown-file.ts';

export function refundFileRoutes(context: Context): Handlers<keyof typeof refundFileEndpoints> {
  return {
    createRefundFile: forOperator('move-money', async (_input: object, { id }) =>
      shownFile(await createRefundFile(context, id)),
    ),
    downloadRefundFile: forOperator('move-money', async ({ params }, { id }) =>
      shownFile(await downloadRefundFile(context, params.id, id)),
    ),
    applyRefundReport: forOperator('move-money', async ({ body }, { id }) =>
      body.file
        ? applyRefundReport(context, new Uint8Array(await body.file.arrayBuffer()), id)
        : failure('payout-report-unreadable'),
    ),
  };
}
