import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import type { AccountTemplateData } from './account-renderers.ts';
import type { AlertTemplateData } from './alert-renderers.ts';
import type { CaseTemplateData } from './case-renderers.ts';
import { deleteOldMailboxMessages, listMailboxMessages } from './mailbox.repository.ts';
import type { ModerationTemplateData } from './moderation-renderers.ts';
import type { OrderTemplateData } from './order-renderers.ts';
import { deleteSentMessages, insertOutboxMessages } from './outbox.repository.ts';
import type { PackageTemplateData } from './package-renderers.ts';
import type { QuestionTemplateData } from './question-renderers.ts';
import type { RefundTemplateData } from './refund-renderers.ts';
import type { ReviewTemplateData } from './review-renderers.ts';
import type { SellerStatusTemplateData } from './seller-status-renderers.ts';
import type { SettlementTemplateData } from './settlement-renderers.ts';
import type { TeamTemplateData } from './team-renderers.ts';
import type { LedgerViolations } from './templates/ledger-violations.ts';
import type { WebhookTemplateData } from './webhook-renderers.ts';

export { nudgeOutbox } from './outbox-signal.ts';
export { contactFilingNumber } from './templates/contact-mails.ts';

/** What each template needs; everything else it reads afresh when it is sent. */
export interface TemplateData
  extends AccountTemplateData,
    AlertTemplateData,
    CaseTemplateData,
    SellerStatusTemplateData,
    SettlementTemplateData,
    RefundTemplateData,
    QuestionTemplateData,
    ModerationTemplateData,
    PackageTemplateData,
    ReviewTemplateData,
    TeamTemplateData,
    OrderTemplateData,
    WebhookTemplateData {
  'contact-received': { contactMessageId: number };
  'contact-acknowledged': { contactMessageId: number };
  'contact-answered': { contactMessageId: number };
  'order-claim-code': { code: string; expiresAt: string };
  /** As found by the nightly check, which stays what was found. */
  'ledger-violations': LedgerViolations;
}

export type TemplateName = keyof TemplateData;

export type NewEmail = {
  [Template in TemplateName]: { template: Template; recipient: string; data: TemplateData[Template] };
}[TemplateName];

/** Puts e-mails into the outbox within the caller's transaction; call nudgeOutbox after its commit. */
export async function enqueueEmails(db: Database, emails: readonly NewEmail[]): Promise<void> {
  await insertOutboxMessages(
    db,
    emails.map((email) => ({ channel: 'email', ...email })),
  );
}

/** Puts the SMS with a code into the outbox within the caller's transaction; call nudgeOutbox after its commit. */
export async function enqueuePhoneCode(
  db: Database,
  { phone, code, expiresAt }: { phone: string; code: string; expiresAt: Date },
): Promise<void> {
  await insertOutboxMessages(db, [
    { channel: 'sms', template: 'phone-code', recipient: phone, data: { code, expiresAt } },
  ]);
}

/** Production without a provider sends none, and every message would be a failure. */
export function canSendSms({ sms, mode }: Pick<Context['config'], 'sms' | 'mode'>): boolean {
  return sms.provider !== 'mailbox' || mode !== 'production';
}

/** A short message about a parcel, for a mobile phone, likewise. */
export async function enqueueSms(
  db: Database,
  messages: readonly Extract<NewEmail, { template: 'cash-tomorrow-sms' }>[],
): Promise<void> {
  await insertOutboxMessages(
    db,
    messages.map((message) => ({ channel: 'sms', ...message })),
  );
}

/** The local mailbox, newest first, at most 100; `recipient` null means everybody's. */
export async function listMailbox(context: Context, recipient: string | null) {
  const messages = await listMailboxMessages(context.write, recipient?.toLowerCase() ?? null);
  return messages.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() }));
}

/** One step of clearing the local mailbox; answers how many messages went. */
export function deleteOldMailbox(db: Database, before: Date): Promise<number> {
  return deleteOldMailboxMessages(db, before);
}

/** One step of clearing messages that have been sent, with the addresses they name; answers how many went. */
export function deleteOldSentMessages(db: Database, before: Date): Promise<number> {
  return deleteSentMessages(db, before);
}
