import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { listChangedSince, markRead } from '../browse/changed-since.repository.ts';
import type { SearchResult } from '../search/search.service.ts';
import { searchAsShopper } from '../search/shoppers-search.ts';
import { listWordsToLook, markLooked, takeAlerts } from './search-alert.repository.ts';

const WORDS_AT_ONCE = 50;
/** A search costs milliseconds: so many a run, those that waited longest first, the others in the next one. */
const WORDS_OF_RUN = 500;
const NAMED_PRODUCTS = 3;

/**
 * Looks again for what people wait for, once products have changed, and writes to them once. Words that nobody has looked
 * for yet are looked for anyway: the page that told of nothing may have been a minute old.
 */
export async function sendSearchAlerts(context: Context): Promise<number> {
  const { write, now } = context;
  const started = now();
  const { ids, readUntil } = await inTransaction(write, (db) => listChangedSince(db, 'alerts', 'product'));
  const before = ids === null || ids.length > 0 ? started : null;
  let sent = 0;
  for (let looked = 0; looked < WORDS_OF_RUN; looked += WORDS_AT_ONCE) {
    const words = await listWordsToLook(write, { before, limit: WORDS_AT_ONCE });
    for (const one of words) sent += await lookFor(context, one);
    await markLooked(write, words, started);
    if (words.length < WORDS_AT_ONCE) break;
  }
  await inTransaction(write, (db) => markRead(db, 'alerts', readUntil));
  if (sent > 0) nudgeOutbox();
  return sent;
}

async function lookFor({ write, now }: Context, words: string): Promise<number> {
  const found = await searchAsShopper(write, words, NAMED_PRODUCTS);
  if (!isExact(found)) return 0;
  const { productIds } = found;
  return inTransaction(write, async (db) => {
    const alerts = await takeAlerts(db, words, now());
    await enqueueEmails(
      db,
      alerts.map(({ id: alertId, email }) => ({
        template: 'search-alert-found',
        recipient: email,
        data: { alertId, productIds },
      })),
    );
    return alerts.length;
  });
}

/** Neither other words nor only some of them. */
function isExact({ total, correctedText, isInexact }: SearchResult): boolean {
  return total > 0 && correctedText === null && !isInexact;
}
