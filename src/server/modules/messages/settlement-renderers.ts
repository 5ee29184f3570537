import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { findBankAccountMail, findPayoutMail, findSellerName } from './settlement-mail.repository.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';
import * as mails from './templates/settlement-mails.ts';

/** What the messages about sellers' money need; see TemplateData. */
export interface SettlementTemplateData {
  'payout-sent': { payoutId: number };
  'payout-paid': { payoutId: number };
  'payout-failed': { payoutId: number };
  'payout-returned': { payoutId: number };
  'bank-account-changed': { sellerId: number };
  'bank-account-missing': { sellerId: number; amountPesos: number };
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const settlementRenderers: {
  [Template in keyof SettlementTemplateData]: Renderer<SettlementTemplateData[Template]>;
} = {
  'payout-sent': async ({ write, config }, { payoutId }) =>
    mails.renderPayoutSent(await getPayout(write, payoutId), config),
  'payout-paid': async ({ write, config }, { payoutId }) =>
    mails.renderPayoutPaid(await getPayout(write, payoutId), config),
  'payout-failed': async ({ write, config }, { payoutId }) =>
    mails.renderPayoutFailed(await getPayout(write, payoutId), config),
  'payout-returned': async ({ write, config }, { payoutId }) =>
    mails.renderPayoutReturned(await getPayout(write, payoutId), config),
  'bank-account-changed': async ({ write, config }, { sellerId }) =>
    mails.renderBankAccountChanged(found(await findBankAccountMail(write, sellerId), sellerId), config),
  'bank-account-missing': async ({ write, config }, { sellerId, amountPesos }) => {
    const sellerName = found(await findSellerName(write, sellerId), sellerId);
    return mails.renderBankAccountMissing({ sellerName, amountPesos }, config);
  },
};

async function getPayout(db: Database, payoutId: number): Promise<mails.PayoutMail> {
  return found(await findPayoutMail(db, payoutId), payoutId);
}

function found<Value>(value: Value | null, id: number): Value {
  if (value === null) throw new Error(`There is no subject ${id} of this message`);
  return value;
}
