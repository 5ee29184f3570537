import { BANKS } from '../../../../domain/banks.ts';
import { success } from '../../../../domain/result.ts';
import type { settlementEndpoints } from '../../../../wire/payouts/settlements.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getBankAccount, saveBankAccount } from '../settlements/bank-account.service.ts';
import {
  getSellerMoney,
  listSellerMovements,
  listWaitingBalances,
} from '../settlements/seller-money.service.ts';
import {
  getSettlementSchedule,
  listSettlementRuns,
  setSettlementSchedule,
  startSettlementRun,
} from '../settlements/settlement-run.service.ts';
import { getSettlementDetail, listSellerSettlements } from '../settlements/settlement-view.service.ts';
import { shownFile } from '../settlements/shown-file.ts';
import { confirmSplit } from '../settlements/split-confirmation.service.ts';
import { createStatement } from '../settlements/statement.service.ts';

export function settlementRoutes(context: Context): Handlers<keyof typeof settlementEndpoints> {
  const { write } = context;
  return {
    listWaitingBalances: forOperator('see-money', async ({ query }) =>
      success(await listWaitingBalances(write, query.cursor ?? null)),
    ),
    startSettlementRun: forOperator('move-money', (_input: object, { id }, { idempotencyKey }) =>
      startSettlementRun(context, { key: idempotencyKey, actor: id }),
    ),
    listSettlementRuns: forOperator('see-money', async ({ query }) =>
      success(await listSettlementRuns(write, query.cursor ?? null)),
    ),
    getSettlementSchedule: forOperator('see-money', async () => success(await getSettlementSchedule(write))),
    setSettlementSchedule: forOperator('move-money', ({ body }, { id }) =>
      setSettlementSchedule(context, body, id),
    ),
    getSettlement: forOperator('see-money', ({ params, query }) =>
      getSettlementDetail(write, params.id, query.cursor ?? null),
    ),
    getSellerMoney: forOperator('see-money', ({ params }) => getSellerMoney(write, params.sellerId)),
    listSellerMovements: forOperator('see-money', ({ params, query }) =>
      listSellerMovements(write, params.sellerId, query.cursor ?? null),
    ),
    listSellerSettlements: forOperator('see-money', async ({ params, query }) =>
      success(await listSellerSettlements(write, params.sellerId, query.cursor ?? null)),
    ),
    getSellerStatement: forOperator('see-money', async ({ params }) =>
      shownFile(await createStatement(write, params.sellerId, params.month)),
    ),
    listBanks: forOperator('see-money', async () => success([...BANKS])),
    getBankAccount: forOperator('move-money', ({ params }) => getBankAccount(write, params.sellerId)),
    saveBankAccount: forOperator('move-money', ({ params, body }, { id }) =>
      saveBankAccount(context, { ...body, sellerId: params.sellerId, actor: id }),
    ),
    confirmSplit: forOperator('move-money', ({ params, body }, { id }) =>
      confirmSplit(context, {
        orderNumber: params.orderNumber,
        receivers: body.receivers.length > 0 ? body.receivers : 'unsplit',
        actor: id,
      }),
    ),
  };
}
