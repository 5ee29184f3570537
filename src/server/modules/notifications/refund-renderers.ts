import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
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
  'refund-created': async ({ write, config }, { refundId }) =>
    renderRefundCreated(await getRefund(write, refundId), config),
  'refund-paid': async ({ write, config }, { refundId }) =>
    renderRefundPaid(await getRefund(write, refundId), config),
  'seller-refund': async ({ write, config }, { refundId, sellerId }) =>
    renderSellerRefund(await getRefund(write, refundId), sellerId, config),
};

async function getRefund(db: Database, refundId: number): Promise<RefundMail> {
  const refund = await findRefundMail(db, refundId);
  if (!refund) throw new Error(`There is no refund ${refundId}`);
  return refund;
}
