import { APPLICATION_ITEM_NAMES, type ApplicationItem } from '../../../domain/seller-application.ts';
import type { Context } from '../../context.ts';
import { findAccountMail } from './account-mail.repository.ts';
import { findShopName } from './team-mail.repository.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';
import * as mails from './templates/seller-status-mails.ts';

/** What the provider decided about a shop or a person. */
export interface SellerStatusTemplateData {
  'seller-approved': { sellerId: number };
  'seller-approval-undone': { sellerId: number };
  /** As decided when the mail was ordered. */
  'seller-correction': { sellerId: number; items: { item: ApplicationItem; reason: string }[] };
  'seller-blocked': { sellerId: number; reason: string };
  'seller-unblocked': { sellerId: number };
  'account-blocked': { accountId: number; reason: string };
  'account-unblocked': { accountId: number };
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const sellerStatusRenderers: {
  [Template in keyof SellerStatusTemplateData]: Renderer<SellerStatusTemplateData[Template]>;
} = {
  'seller-approved': async (context, { sellerId }) =>
    mails.renderSellerApproved(sellerId, await shopName(context, sellerId), context.config),
  'seller-approval-undone': async (context, { sellerId }) =>
    mails.renderApprovalUndone(await shopName(context, sellerId), context.config),
  'seller-correction': async (context, { sellerId, items }) =>
    mails.renderSellerCorrection(
      await shopName(context, sellerId),
      items.map(({ item, reason }) => [APPLICATION_ITEM_NAMES[item], reason]),
      context.config,
    ),
  'seller-blocked': async (context, { sellerId, reason }) =>
    mails.renderSellerBlocked(await shopName(context, sellerId), reason, context.config),
  'seller-unblocked': async (context, { sellerId }) =>
    mails.renderSellerUnblocked(await shopName(context, sellerId), context.config),
  'account-blocked': async (context, { accountId, reason }) =>
    mails.renderAccountBlocked(await personName(context, accountId), reason, context.config),
  'account-unblocked': async (context, { accountId }) =>
    mails.renderAccountUnblocked(await personName(context, accountId), context.config),
};

async function shopName({ write }: Context, sellerId: number): Promise<string> {
  const name = await findShopName(write, sellerId);
  if (name === null) throw new Error(`There is no seller ${sellerId}`);
  return name;
}

async function personName({ write }: Context, accountId: number): Promise<string> {
  return (await findAccountMail(write, accountId))?.name ?? '';
}
