import { maskedAccount } from '../../../../domain/banks.ts';
import { success } from '../../../../domain/result.ts';
import { payoutReference } from '../../../adapters/payouts/bank-file.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Payout } from '../settlements/payout.repository.ts';
import { listPayoutPage, listRefusedPage } from '../settlements/payout.service.ts';
import { listPayoutFiles } from '../settlements/payout-file.service.ts';
import { listProviderSettlementPage } from '../settlements/provider-settlement.service.ts';

export function payoutReads(context: Context) {
  const { write } = context;
  return {
    listPayouts: forOperator(
      'see-money',
      async ({
        state,
        cursor,
      }: {
        state?: 'pending' | 'sent' | 'paid' | 'failed' | 'returned' | undefined;
        cursor?: number | undefined;
      }) => {
        const page = await listPayoutPage(write, state ?? null, cursor ?? null);
        return success({ payouts: page.payouts.map(shown), nextCursor: page.nextCursor });
      },
    ),
    listRefusedPayouts: forOperator('see-money', async ({ cursor }: { cursor?: number | undefined }) => {
      const page = await listRefusedPage(write, cursor ?? null);
      return success({ payouts: page.payouts.map(shown), nextCursor: page.nextCursor });
    }),
    listPayoutFiles: forOperator('see-money', async ({ cursor }: { cursor?: number | undefined }) =>
      success(await listPayoutFiles(write, cursor ?? null)),
    ),
    listProviderSettlements: forOperator('see-money', async ({ cursor }: { cursor?: number | undefined }) =>
      success(await listProviderSettlementPage(write, cursor ?? null)),
    ),
  };
}

/** Lists never hold a whole account number. */
export function shown({ account, changedAt: _changedAt, ...payout }: Payout) {
  return {
    ...payout,
    reference: payoutReference(payout.id),
    bankName: account.bankName,
    maskedAccount: maskedAccount(account.accountNumber),
  };
}
