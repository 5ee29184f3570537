import { query, sql } from '../../src/server/db/sql.ts';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { recordPayoutStep } from '../../src/server/modules/payouts/settlements/payout.service.ts';
import { createPayoutFile } from '../../src/server/modules/payouts/settlements/payout-file.service.ts';
import { recordProviderSettlement } from '../../src/server/modules/payouts/settlements/provider-settlement.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { startSettlementRun } from '../../src/server/modules/payouts/settlements/settlement-run.service.ts';
import { type MoneyShop, type MoneyWorld, numberOf } from './money-world.ts';

/** What the scheduled jobs do when their time comes. */
async function runJobs({ context }: MoneyShop): Promise<void> {
  await runPaymentJobs(context);
  await releasePackages(context);
}

export async function passTime(shop: MoneyShop, millis: number): Promise<void> {
  shop.pass(millis);
  await runJobs(shop);
}

/** Pays every seller what is hers, into the bank's file. */
export async function settle({ context, operatorId: actor }: MoneyShop): Promise<void> {
  await startSettlementRun(context, { key: null, actor });
  await createPayoutFile(context, actor);
}

export interface WorldPayout {
  id: number;
  sellerId: number;
  amount: number;
  state: string;
}

export function listPayouts({ shop, sellerIds }: MoneyWorld): Promise<WorldPayout[]> {
  return query<WorldPayout>(
    shop.db,
    sql`select id, seller_id, amount, state from payout
        where seller_id = any(${sellerIds}) order by id`,
  );
}

export function reportPayout(
  { context, operatorId: actor }: MoneyShop,
  payoutId: number,
  to: 'paid' | 'failed' | 'returned',
) {
  const reason = to === 'paid' ? '' : 'Cuenta cerrada';
  return recordPayoutStep(context, {
    payoutId,
    to,
    bankReference: `B${payoutId}`,
    reason,
    amount: null,
    actor,
  });
}

export interface WorldRefund {
  id: number;
  orderNumber: number;
  kind: string;
  amount: number;
  state: string;
}

export function listRefunds({ shop, orders }: MoneyWorld): Promise<WorldRefund[]> {
  return query<WorldRefund>(
    shop.db,
    sql`select id, order_number, kind, amount, state from refund
        where order_number = any(${orders}) order by id`,
  );
}

export function payRefund(
  { context, operatorId: actor }: MoneyShop,
  refundId: number,
  paidBy: 'bank' | 'provider',
) {
  return markRefundPaid(context, { refundId, paidBy, reference: `D${refundId}`, actor });
}

let transfers = 0;

/** The provider pays `gross` of what it holds for us into the bank, less its commission. */
export function receiveFromProvider({ context, operatorId: actor }: MoneyShop, gross: number) {
  const commission = Math.min(gross, 900);
  return recordProviderSettlement(context, {
    provider: 'epayco',
    reference: `T${++transfers}`,
    gross,
    commission,
    commissionTax: 0,
    withheldIncomeTax: 0,
    withheldSalesTax: 0,
    withheldCityTax: 0,
    receivedOn: context.now().toISOString().slice(0, 10),
    actor,
  });
}

/** On its normal side; owner 0 is the marketplace. */
export async function balance({ db }: MoneyShop, account: string, owner = 0): Promise<number> {
  return numberOf(
    db,
    sql`select sum(case when normal_side = 'debit' then amount else -amount end) as value
        from ledger_leg join ledger_account on ledger_account.id = account
        where account = ${account} and owner = ${owner}`,
  );
}
