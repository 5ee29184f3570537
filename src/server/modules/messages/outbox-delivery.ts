import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryResult } from '../../adapters/email/email-sender.ts';
import type { Context } from '../../context.ts';
import { outageCode } from '../../db/outage.ts';
import { requestIdOf } from '../../telemetry/cause.ts';
import { inTaken } from '../../telemetry/spans.ts';
import { type Channels, openChannels } from './channels.ts';
import { renderMessage, templateNames } from './message-renderers.ts';
import { ordersOfBatch, type ReadOrder } from './order-renderers.ts';
import { claimDueMessages, markSent, type OutboxMessage, recordFailure } from './outbox.repository.ts';
import { together } from './together.ts';

/** Waits before each repetition; after the last one the message has failed. */
export const retryMinutes = [1, 5, 30, 120, 720] as const;

// All of a batch travel at once and are done before the first retry of 1 minute falls due (see smtp-sender). A batch takes
// four statements, however many it has: of 10 they were 1.2 statements an order.
const batchSize = 20;
// Sent messages are marked together; a crash in between would send them again.
const markMillis = 20;
// As long as a primary takes to be followed by another one.
const MARK_TIMES = 50;
const MARK_PAUSE_MILLIS = 1_000;

/** Sends everything that is due, once; answers how many messages were handled. */
export async function deliverDueMessages(context: Context): Promise<number> {
  const channels = openChannels(context);
  try {
    return await drainOutbox(context, channels);
  } finally {
    channels.email.close();
  }
}

/**
 * Batch after batch until nothing is due. At least once: a worker that is killed between sending and marking sends again
 * after a minute, under the same Message-ID; SMTP has no way to make the two one. Two workers never send the same message, because claiming moves its due time.
 */
export async function drainOutbox(
  context: Context,
  channels: Channels,
  isStopping = () => false,
): Promise<number> {
  let handled = 0;
  while (!isStopping()) {
    const claim = { now: context.now(), limit: batchSize, retryMinutes, templates: templateNames };
    const messages = await claimDueMessages(context.write, claim);
    await deliverBatch(context, channels, messages);
    handled += messages.length;
    if (messages.length < batchSize) break;
  }
  return handled;
}

/** What the messages say of orders is read at once. */
async function deliverBatch(
  context: Context,
  channels: Channels,
  messages: readonly OutboxMessage[],
): Promise<void> {
  const readOrder = ordersOfBatch(context.write, messages);
  const mark = together<number>(markMillis, (ids) => markPatiently(context, ids));
  await Promise.all(
    messages.map((message) =>
      inTaken(`message ${message.template}`, { log: context.log, cause: message.causedBy }, async () => {
        const result = await send(context, channels, message, readOrder);
        await (result.ok ? mark(message.id) : noteFailure(context, message, result));
      }),
    ),
  );
}

/** A mail server has them: without the mark they would go out again, so a database that is away is waited for. */
async function markPatiently(context: Context, ids: readonly number[]): Promise<void> {
  const sentAt = context.now();
  for (let time = 1; ; time++) {
    try {
      return await markSent(context.write, ids, sentAt);
    } catch (error) {
      if (outageCode(error) === null || time === MARK_TIMES) throw error;
      context.log.warn({ err: error, messages: ids.length }, 'sent messages wait to be marked');
      await sleep(MARK_PAUSE_MILLIS);
    }
  }
}

async function noteFailure(
  context: Context,
  message: OutboxMessage,
  result: Extract<DeliveryResult, { ok: false }>,
): Promise<void> {
  const isOver = result.isPermanent || message.attempts > retryMinutes.length;
  const { id, template, attempts } = message;
  context.log[isOver ? 'error' : 'warn']({ id, template, attempts, error: result.error }, 'message not sent');
  const failedAt = isOver ? context.now() : null;
  await recordFailure(context.write, { id, error: result.error.slice(0, 1_000), failedAt });
}

/** A message that cannot be rendered is tried again: a corrected template can still send it. */
async function send(
  context: Context,
  channels: Channels,
  message: OutboxMessage,
  readOrder: ReadOrder,
): Promise<DeliveryResult> {
  const { channel, template, recipient, data, causedBy } = message;
  try {
    const rendered = await renderMessage(context, template, data, readOrder);
    const messageId = messageIdOf(message, context.config.mail.from);
    return channel === 'email'
      ? await channels.email.send({ messageId, requestId: requestIdOf(causedBy), recipient, ...rendered })
      : await channels.sms.send({ reference: messageId, recipient, text: rendered.text });
  } catch (error) {
    return { ok: false, error: String(error), isPermanent: false };
  }
}

/** The time keeps a copied or restored database from reusing an id under the same sender. */
function messageIdOf({ id, createdAt }: OutboxMessage, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}.${createdAt.getTime().toString(36)}@${domain}>`;
}
