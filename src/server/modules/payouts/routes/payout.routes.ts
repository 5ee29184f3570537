import { failure, type Result, success } from '../../../../domain/result.ts';
import type { payoutEndpoints } from '../../../../wire/payouts/payouts.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  type PayoutFailure,
  type PayoutStep,
  type PayoutStepDone,
  recordPayoutStep,
} from '../settlements/payout.service.ts';
import {
  applyPayoutReport,
  createPayoutFile,
  downloadPayoutFile,
} from '../settlements/payout-file.service.ts';
import { recordProviderSettlement } from '../settlements/provider-settlement.service.ts';
import { shownFile } from '../settlements/shown-file.ts';
import { shown } from './payout.reads.ts';

export function payoutRoutes(context: Context): Handlers<keyof typeof payoutEndpoints> {
  return {
    createPayoutFile: forOperator('move-money', async (_input: object, { id }) =>
      shownFile(await createPayoutFile(context, id)),
    ),
    downloadPayoutFile: forOperator('move-money', async ({ params }, { id }) =>
      shownFile(await downloadPayoutFile(context, params.id, id)),
    ),
    markPayoutPaid: forOperator('move-money', ({ params, body }, { id }) =>
      step(context, { ...params, ...body, to: 'paid', reason: '', actor: id }),
    ),
    markPayoutFailed: forOperator('move-money', ({ params, body }, { id }) =>
      step(context, { ...params, ...body, to: 'failed', bankReference: '', actor: id }),
    ),
    markPayoutReturned: forOperator('move-money', ({ params, body }, { id }) =>
      step(context, { ...params, ...body, to: 'returned', bankReference: '', actor: id }),
    ),
    applyPayoutReport: forOperator('move-money', async ({ body }, { id }) =>
      body.file
        ? applyPayoutReport(context, new Uint8Array(await body.file.arrayBuffer()), id)
        : failure('payout-report-unreadable'),
    ),
    recordProviderSettlement: forOperator('move-money', ({ body }, { id }) =>
      recordProviderSettlement(context, { ...body, actor: id }),
    ),
  };
}

async function step(
  context: Context,
  asked: Omit<PayoutStep, 'amount'>,
): Promise<Result<{ payout: ShownPayout; already: boolean }, PayoutFailure>> {
  const result = await recordPayoutStep(context, { ...asked, amount: null });
  return result.ok ? success(shownStep(result.value)) : result;
}

type ShownPayout = ReturnType<typeof shown>;

function shownStep({ payout, already }: PayoutStepDone) {
  return { payout: shown(payout), already };
}
