import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import {
  findSellerEmail,
  holdOverdueProducts,
  listOverdueShops,
  listUnwarnedShops,
  type OverdueBefore,
  warnOfLacking,
} from '../facts/fact-term.repository.ts';
import { getFactTermDays } from '../facts/fact-term.service.ts';
import type { Editor } from './finish-saves.service.ts';
import { listProductsById } from './product-rules.service.ts';
import { moveProductStatesIn } from './product-state.service.ts';

const DAY = 24 * 60 * 60_000;
/** So long before its products go off sale a shop is told, also where the term is shorter. */
const WARNING_DAYS = 7;
const SHOPS_AT_ONCE = 100;
const PRODUCTS_AT_ONCE = 50;

type Part = Pick<Context, 'write' | 'now'>;

/**
 * Takes products off sale that do not say in time what their category has begun to require: their shop is told a week before, and
 * again when it happens. Once they say it, the shop activates them. Answers how many went.
 */
export async function endFactTerms(context: Part): Promise<number> {
  const now = context.now();
  const termMillis = (await getFactTermDays(context.write)) * DAY;
  const before = (millis: number) => new Date(now.getTime() - millis);
  await warnShops(context, before(termMillis - WARNING_DAYS * DAY), termMillis);
  const limits = { requiredBefore: before(termMillis), warnedBefore: before(WARNING_DAYS * DAY) };
  let paused = 0;
  for (const shop of await listOverdueShops(context.write, limits, SHOPS_AT_ONCE))
    paused += await pauseOverdue(context, shop, limits);
  nudgeOutbox();
  return paused;
}

async function warnShops({ write, now }: Part, requiredBefore: Date, termMillis: number): Promise<void> {
  for (const sellerId of await listUnwarnedShops(write, requiredBefore, SHOPS_AT_ONCE))
    await inTransaction(write, async (db) => {
      const { count, since } = await warnOfLacking(db, { sellerId, requiredBefore, now: now() });
      if (since === null) return;
      const due = Math.max(since.getTime() + termMillis, now().getTime() + WARNING_DAYS * DAY);
      const data = { sellerId, count, pausedFrom: new Date(due).toISOString() };
      const recipient = await findSellerEmail(db, sellerId);
      await enqueueEmails(db, [{ template: 'facts-due', recipient, data }]);
    });
}

/** In steps, so that nobody waits long for one of them; the first brings the mail. */
async function pauseOverdue(
  { write, now }: Part,
  { sellerId, email, count }: { sellerId: number; email: string; count: number },
  limits: OverdueBefore,
): Promise<number> {
  const editor: Editor = { sellerId, actor: { kind: 'system', accountId: null } };
  for (let paused = 0; ; ) {
    const step = await inTransaction(write, async (db) => {
      const ids = await holdOverdueProducts(db, sellerId, limits, PRODUCTS_AT_ONCE);
      if (ids.length === 0) return 0;
      const products = await listProductsById(db, sellerId, ids);
      await moveProductStatesIn(db, editor, { products, state: 'paused', reason: REASON }, now());
      const data = { sellerId, count };
      if (paused === 0) await enqueueEmails(db, [{ template: 'facts-overdue', recipient: email, data }]);
      return ids.length;
    });
    paused += step;
    if (step < PRODUCTS_AT_ONCE) return paused;
  }
}

const REASON = 'No dice lo que pide su categoría y el plazo terminó.';
