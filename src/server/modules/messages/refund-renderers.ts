import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { purchaseTokenOfOrder } from '../links/purchase-access.service.ts';
import { findRefundMail } from './refund-mail.repository.ts';
import type { RefundMail } from './templates/refund-mail.ts';
import { renderRefundCreated, renderRefundPaid, renderSellerRefund } from './templates/refund-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

/** What the messages about refunds and reversals need; see TemplateData. */
export interface RefundTemplateData {
  'refund-created': { refundId: number };
  'refund-paid': { refundId: number };
  'seller-refund': { refundId: number; sellerId: number };
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const refundRenderers: {
  [Template in keyof RefundTemplateData]: Renderer<RefundTemplateData[Template]>;
} = {
  'refund-created': async (context, { refundId }) => {
    const refund = await getRefund(context.write, refundId);
    return renderRefundCreated(refund, await tokenOf(context, refund), context.config);
  },
  'refund-paid': async (context, { refundId }) => {
    const refund = await getRefund(context.write, refundId);
    return renderRefundPaid(refund, await tokenOf(context, refund), context.config);
  },
  'seller-refund': async ({ write, config }, { refundId, sellerId }) =>
    renderSellerRefund(await getRefund(write, refundId), sellerId, config),
};

/** Opens the order without a login, where it was bought without an account. */
async function tokenOf(context: Context, { orderNumber }: RefundMail): Promise<string | null> {
  return orderNumber === null ? null : purchaseTokenOfOrder(context, orderNumber);
}

async function getRefund(db: Database, refundId: number): Promise<RefundMail> {
  const refund = await findRefundMail(db, refundId);
  if (!refund) throw new Error(`There is no refund ${refundId}`);
  return refund;
}
