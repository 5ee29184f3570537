import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { accountRenderers, demandUnexpired } from './account-renderers.ts';
import { alertRenderers } from './alert-renderers.ts';
import { caseRenderers } from './case-renderers.ts';
import { findContactMessage } from './contact-mail.repository.ts';
import { moderationRenderers } from './moderation-renderers.ts';
import type { TemplateData, TemplateName } from './notifications.service.ts';
import { orderRenderers, ordersOfBatch, type ReadOrder } from './order-renderers.ts';
import { packageRenderers } from './package-renderers.ts';
import { questionRenderers } from './question-renderers.ts';
import { refundRenderers } from './refund-renderers.ts';
import { reviewRenderers } from './review-renderers.ts';
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
import type { RenderedMessage } from './templates/rendered-message.ts';
import { webhookRenderers } from './webhook-renderers.ts';

/**
 * The message with what the database says now; throws when its template or its subject is missing. `readOrder` reads the
 * orders of a batch of messages together.
 */
export function renderMessage(
  context: Context,
  template: string,
  data: unknown,
  readOrder: ReadOrder = ordersOfBatch(context.write, [{ template, data }]),
): Promise<RenderedMessage> {
  const renderer = (renderers as Record<string, Renderer<never> | undefined>)[template];
  if (!renderer) throw new Error(`There is no template ${template}`);
  return renderer(context, data as never, readOrder);
}

type Renderer<Data> = (context: Context, data: Data, readOrder: ReadOrder) => Promise<RenderedMessage>;

// Read from the primary: a replica may not have the order yet when its mail is due.
const renderers = {
  ...accountRenderers,
  ...alertRenderers,
  ...caseRenderers,
  ...sellerStatusRenderers,
  ...settlementRenderers,
  ...refundRenderers,
  ...questionRenderers,
  ...moderationRenderers,
  ...packageRenderers,
  ...webhookRenderers,
  ...reviewRenderers,
  ...teamRenderers,
  ...orderRenderers,
  'contact-received': async ({ write, config }, { contactMessageId }) =>
    renderContactReceived(await getContactMail(write, contactMessageId), config),
  'contact-acknowledged': async ({ write, config }, { contactMessageId }) =>
    renderContactAcknowledged(await getContactMail(write, contactMessageId), config),
  'contact-answered': async ({ write, config }, { contactMessageId }) =>
    renderContactAnswered(await getContactMail(write, contactMessageId), config),
  'order-claim-code': async (context, { code, expiresAt }) => {
    demandUnexpired(context, expiresAt);
    return renderOrderClaimCode(code, context.config);
  },
  'ledger-violations': async ({ config }, found) => renderLedgerViolations(found, config),
} satisfies { [Template in TemplateName]: Renderer<TemplateData[Template]> };

/** What this version can write. While versions change, messages of a newer one wait for a worker of it. */
export const templateNames: readonly string[] = Object.keys(renderers);

async function getContactMail(db: Database, id: number): Promise<ContactMail> {
  const stored = await findContactMessage(db, id);
  if (!stored) throw new Error(`There is no contact message ${id}`);
  const { createdAt, body, ...rest } = stored;
  return { ...rest, filingNumber: contactFilingNumber(id), receivedAt: createdAt, message: body };
}
