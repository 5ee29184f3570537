import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getBankAccount } from '../settlements/bank-account.service.ts';
import {
  getSellerMoney,
  listSellerMovements,
  listWaitingBalances,
} from '../settlements/seller-money.service.ts';
import { getSettlementSchedule, listSettlementRuns } from '../settlements/settlement-run.service.ts';
import { getSettlementDetail, listSellerSettlements } from '../settlements/settlement-view.service.ts';

export function settlementReads(context: Context) {
  const { write } = context;
  return {
    listWaitingBalances: forOperator('see-money', async ({ cursor }: { cursor?: number | undefined }) =>
      success(await listWaitingBalances(write, cursor ?? null)),
    ),
    listSettlementRuns: forOperator('see-money', async ({ cursor }: { cursor?: number | undefined }) =>
      success(await listSettlementRuns(write, cursor ?? null)),
    ),
    getSettlementSchedule: forOperator('see-money', async () => success(await getSettlementSchedule(write))),
    getSettlement: forOperator('see-money', ({ id, cursor }: { id: number; cursor?: number | undefined }) =>
      getSettlementDetail(write, id, cursor ?? null),
    ),
    getSellerMoney: forOperator('see-money', ({ sellerId }: { sellerId: number }) =>
      getSellerMoney(write, sellerId),
    ),
    listSellerMovements: forOperator(
      'see-money',
      ({ sellerId, cursor }: { sellerId: number; cursor?: string | undefined }) =>
        listSellerMovements(write, sellerId, cursor ?? null),
    ),
    listSellerSettlements: forOperator(
      'see-money',
      async ({ sellerId, cursor }: { sellerId: number; cursor?: number | undefined }) =>
        success(await listSellerSettlements(write, sellerId, cursor ?? null)),
    ),
    getBankAccount: forOperator('move-money', ({ sellerId }: { sellerId: number }) =>
      getBankAccount(write, sellerId),
    ),
  };
}
