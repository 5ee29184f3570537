import { type CalendarDay, isBusinessDay } from '../../domain/business-days.ts';
import { marketplace } from '../../domain/ledger/accounts.ts';
import type { Context } from '../context.ts';
import { query, sql } from '../db/sql.ts';
import { getBalance } from '../modules/books/balances.service.ts';
import { recordRemittance } from '../modules/orders/cash/record-remittance.service.ts';
import { saveBankAccount } from '../modules/payouts/settlements/bank-account.service.ts';
import { recordPayoutStep } from '../modules/payouts/settlements/payout.service.ts';
import { createPayoutFile } from '../modules/payouts/settlements/payout-file.service.ts';
import { recordProviderSettlement } from '../modules/payouts/settlements/provider-settlement.service.ts';
import { releasePackages } from '../modules/payouts/settlements/release.service.ts';
import {
  runDueSettlements,
  setSettlementSchedule,
} from '../modules/payouts/settlements/settlement-run.service.ts';
import type { DemoShop } from './demo-delivery.ts';
import { type DemoEvent, demoValue, momentOf } from './demo-history-file.ts';

type At = (at: Date) => Context;

/**
 * The demo pays its sellers once a week, so that something has become available since: on the weekday of the last
 * business day at least four days before the first start.
 */
function demoPayday(start: Date): { daysAgo: number; weekday: number } {
  for (let daysAgo = 4; ; daysAgo++) {
    const day = dayOf(start, daysAgo);
    if (isBusinessDay(day)) return { daysAgo, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() };
  }
}

/** Bank accounts, cash that carriers hand over, settlements and their payouts, and the last release. */
export function moneyEvents(at: At, shops: readonly DemoShop[], operator: number, start: Date): DemoEvent[] {
  const { daysAgo, weekday } = demoPayday(start);
  const openAt = momentOf({ daysAgo: 29, hour: 8 }, start);
  return [
    { at: openAt, run: (moment) => openAccounts(at(moment), shops, weekday) },
    ...[21, 14, 7, 0].flatMap((earlier) =>
      PAYDAY.map(({ hour, run }) => ({
        at: momentOf({ daysAgo: daysAgo + earlier, hour }, start),
        run: (moment: Date) => run(at(moment), operator),
      })),
    ),
    // Each night, as the job does, and once for what has become due since.
    ...Array.from({ length: 30 }, (_, day) => momentOf({ daysAgo: day, hour: 0.1 }, start))
      .concat(start)
      .map((night) => ({ at: night, run: async (moment: Date) => void (await releasePackages(at(moment))) })),
  ];
}

const PAYDAY: readonly { hour: number; run: (context: Context, operator: number) => Promise<void> }[] = [
  { hour: 4, run: remitCash },
  { hour: 4.5, run: takeFromProvider },
  { hour: 5.1, run: settle },
  { hour: 9, run: sendPayouts },
  // The bank has paid by the next day.
  { hour: 34, run: confirmPayouts },
];

async function openAccounts(context: Context, shops: readonly DemoShop[], weekday: number): Promise<void> {
  await setSettlementSchedule(context, { enabled: true, hour: 5, weekdays: [weekday] });
  for (const { sellerId, owner, holder } of shops) {
    const account = { sellerId, bankCode: '1007', accountKind: 'ahorros', actor: owner } as const;
    const form = {
      ...account,
      accountNumber: `310004${sellerId}2211`,
      holderName: holder.name,
      holderDocumentType: 'NIT',
      holderDocument: holder.nit,
    };
    demoValue(await saveBankAccount(context, form), `give the shop ${sellerId} a bank account`);
  }
}

async function remitCash(context: Context, operator: number): Promise<void> {
  const held = await query<{ carrier: string; amount: number }>(
    context.write,
    sql`select carrier, sum(amount)::bigint as amount from cash_collection
        where collected_by = 'carrier' and remittance_id is null group by carrier order by carrier`,
  );
  for (const { carrier, amount } of held) {
    const reference = `C-${context.now().toISOString().slice(0, 10)}`;
    const remittance = { carrier, amount, reference, actor: operator };
    demoValue(await recordRemittance(context, remittance), `remit the cash of ${carrier}`);
  }
}

/** All that the provider holds of the payments so far, less its commission. */
async function takeFromProvider(context: Context, actor: number): Promise<void> {
  const gross = await getBalance(context.write, marketplace('provider'));
  if (gross <= 0) return;
  const day = context.now().toISOString().slice(0, 10);
  const commission = Math.round(gross * 0.0299);
  const commissionTax = Math.round(commission * 0.19);
  const charges = {
    commission,
    commissionTax,
    withheldIncomeTax: 0,
    withheldSalesTax: 0,
    withheldCityTax: 0,
  };
  const transfer = { provider: 'epayco', reference: `AB-${day}`, receivedOn: day, gross, ...charges, actor };
  demoValue(await recordProviderSettlement(context, transfer), 'take over what the provider has paid');
}

async function settle(context: Context): Promise<void> {
  await runDueSettlements(context);
}

/** On a public holiday there is nothing to send. */
async function sendPayouts(context: Context, operator: number): Promise<void> {
  await createPayoutFile(context, operator);
}

async function confirmPayouts(context: Context, actor: number): Promise<void> {
  const sent = await query<{ id: number }>(
    context.write,
    sql`select id from payout where state = 'sent' order by id`,
  );
  for (const { id } of sent) {
    const paid = {
      payoutId: id,
      to: 'paid',
      bankReference: `TR${78_400 + id}`,
      reason: '',
      amount: null,
    } as const;
    demoValue(await recordPayoutStep(context, { ...paid, actor }), `pay the payout ${id}`);
  }
}

function dayOf(start: Date, daysAgo: number): CalendarDay {
  return momentOf({ daysAgo, hour: 12 }, start).toISOString().slice(0, 10);
}
