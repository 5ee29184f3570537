import type { MessageView } from '../../../domain/moderation.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { contactFilingNumber, enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import * as messages from './message.repository.ts';
import { MAXIMUM_COUNT, nextAfter, PAGE_SIZE } from './review-moderation.service.ts';

export async function listMessages({ write }: Context, view: MessageView = 'open', after?: number) {
  const rows = await messages.listMessages(write, { view, after: after ?? null, limit: PAGE_SIZE + 1 });
  return {
    messages: rows.slice(0, PAGE_SIZE).map((row) => ({ ...row, filingNumber: contactFilingNumber(row.id) })),
    nextCursor: nextAfter(rows),
  };
}

export function countOpenMessages(db: Database) {
  return messages.countOpen(db, MAXIMUM_COUNT);
}

type Outcome<Reason extends string> = Promise<Result<{ message: string }, Reason>>;

/** Asked twice, it answers the same. */
export function markMessageRead(
  { write, now }: Context,
  operatorId: number,
  messageId: number,
): Outcome<'not-found'> {
  return inTransaction(write, async (db) => {
    const message = await messages.lockMessage(db, messageId);
    if (!message) return failure('not-found');
    if (message.readAt === null) {
      await messages.writeRead(db, messageId, now());
      await note(db, { operatorId, messageId, at: now(), action: 'message.read', after: { read: true } });
    }
    return success({ message: 'El mensaje está leído.' });
  });
}

/** Sends the answer by mail and keeps it; a message is answered once. */
export async function answerMessage(
  context: Context,
  operatorId: number,
  { messageId, text }: { messageId: number; text: string },
): Outcome<'invalid-input' | 'not-found' | 'message-answered'> {
  if (text === '') return failure('invalid-input', { fields: { text: REQUIRED_MESSAGE } });
  const at = context.now();
  const result = await inTransaction(context.write, async (db) => {
    const message = await messages.lockMessage(db, messageId);
    if (!message) return failure('not-found');
    if (message.answeredAt !== null) return failure('message-answered');
    await messages.writeAnswer(db, { messageId, text, accountId: operatorId, now: at });
    await note(db, { operatorId, messageId, at, action: 'message.answered', after: { answer: text } });
    const data = { contactMessageId: messageId };
    await enqueueEmails(db, [{ template: 'contact-answered', recipient: message.email, data }]);
    return success({ message: `Enviamos la respuesta a ${message.email}.` });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

/** Without an answer, or after it; the note says why. */
export function archiveMessage(
  { write, now }: Context,
  operatorId: number,
  { messageId, note: text }: { messageId: number; note: string },
): Outcome<'invalid-input' | 'not-found'> {
  if (text === '') return Promise.resolve(failure('invalid-input', { fields: { note: REQUIRED_MESSAGE } }));
  return inTransaction(write, async (db) => {
    const message = await messages.lockMessage(db, messageId);
    if (!message) return failure('not-found');
    const at = now();
    await messages.writeArchive(db, { messageId, note: text, accountId: operatorId, now: at });
    const before = { note: message.note };
    await note(db, { operatorId, messageId, at, action: 'message.archived', before, after: { note: text } });
    return success({ message: 'El mensaje está archivado.' });
  });
}

interface Noted {
  operatorId: number;
  messageId: number;
  at: Date;
  action: string;
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
}

function note(db: Database, { operatorId, messageId, ...entry }: Noted) {
  const actor = { kind: 'operator', accountId: operatorId } as const;
  return recordAudit(db, [{ ...entry, actor, sellerId: null, subject: `message:${messageId}` }]);
}
