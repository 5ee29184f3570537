import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { purchaseTokenOfOrder } from '../links/purchase-access.service.ts';
import { accountRenderers } from './account-renderers.ts';
import { findContactMessage } from './contact-mail.repository.ts';
import { moderationRenderers } from './moderation-renderers.ts';
import type { TemplateData, TemplateName } from './notifications.service.ts';
import { findOrderMail } from './order-mail.repository.ts';
import { packageRenderers } from './package-renderers.ts';
import { questionRenderers } from './question-renderers.ts';
import { refundRenderers } from './refund-renderers.ts';
import { sellerStatusRenderers } from './seller-status-renderers.ts';
import { settlementRenderers } from './settlement-renderers.ts';
import { teamRenderers } from './team-renderers.ts';
import {
  type ContactMail,
  contactFilingNumber,
  renderContactAcknowledged,
  renderContactAnswered,
  renderContactReceived,
} from './templates/contact-mails.ts';
import { renderLedgerViolations } from './templates/ledger-violations.ts';
import { renderOrderClaimCode } from './templates/order-claim-code.ts';
import { renderOrderConfirmation } from './templates/order-confirmation.ts';
import type { OrderMail } from './templates/order-mail.ts';
import { renderPaymentExpired } from './templates/payment-expired.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';
import { renderSellerNewOrder } from './templates/seller-new-order.ts';
import { webhookRenderers } from './webhook-renderers.ts';

/** The message with what the database says now; throws when its template or its subject is missing. */
export function renderMessage(context: Context, template: string, data: unknown): Promise<RenderedMessage> {
  const renderer = (renderers as Record<string, Renderer<never> | undefined>)[template];
  if (!renderer) throw new Error(`There is no template ${template}`);
  return renderer(context, data as never);
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

// Read from the primary: a replica may not have the order yet when its mail is due.
const renderers = {
  ...accountRenderers,
  ...sellerStatusRenderers,
  ...settlementRenderers,
  ...refundRenderers,
  ...questionRenderers,
  ...moderationRenderers,
  ...packageRenderers,
  ...webhookRenderers,
  ...teamRenderers,
  // The link opens the order on any device; the token is made anew, as the database never holds it.
  'order-confirmation': async (context, { orderNumber }) =>
    renderOrderConfirmation(
      await getOrderMail(context.write, orderNumber),
      await purchaseTokenOfOrder(context, orderNumber),
      context.config,
    ),
  'payment-expired': async (context, { orderNumber }) =>
    renderPaymentExpired(
      await getOrderMail(context.write, orderNumber),
      await purchaseTokenOfOrder(context, orderNumber),
      context.config,
    ),
  'seller-new-order': async ({ write, config }, { orderNumber, sellerId }) =>
    renderSellerNewOrder(await getOrderMail(write, orderNumber), sellerId, config),
  'contact-received': async ({ write, config }, { contactMessageId }) =>
    renderContactReceived(await getContactMail(write, contactMessageId), config),
  'contact-acknowledged': async ({ write, config }, { contactMessageId }) =>
    renderContactAcknowledged(await getContactMail(write, contactMessageId), config),
  'contact-answered': async ({ write, config }, { contactMessageId }) =>
    renderContactAnswered(await getContactMail(write, contactMessageId), config),
  'order-claim-code': async ({ config }, { code }) => renderOrderClaimCode(code, config),
  'ledger-violations': async ({ config }, found) => renderLedgerViolations(found, config),
} satisfies { [Template in TemplateName]: Renderer<TemplateData[Template]> };

async function getOrderMail(db: Database, orderNumber: number): Promise<OrderMail> {
  const order = await findOrderMail(db, orderNumber);
  if (!order) throw new Error(`There is no order ${orderNumber}`);
  return order;
}

async function getContactMail(db: Database, id: number): Promise<ContactMail> {
  const stored = await findContactMessage(db, id);
  if (!stored) throw new Error(`There is no contact message ${id}`);
  const { createdAt, body, ...rest } = stored;
  return { ...rest, filingNumber: contactFilingNumber(id), receivedAt: createdAt, message: body };
}
