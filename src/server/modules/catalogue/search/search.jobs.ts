import type { Pool } from 'pg';
import type { Context } from '../../../context.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { listChangedSince, markRead } from '../browse/changed-since.repository.ts';
import { putSoldOutLast } from '../browse/demand.repository.ts';
import { placeTags } from '../products/place-tags.ts';
import { giveWay, listAnnounced } from './search-follow.repository.ts';
import { holdFreeProducts, listMissingProductIds, removeHidden } from './search-index.repository.ts';
import { writeDocuments } from './search-index.service.ts';
import { chooseTiers, isFormatCurrent, markFormat, moveBetweenTiers } from './search-tier.repository.ts';
import { hasWords, recountWords } from './search-word.repository.ts';
import { writeSuggestions } from './suggestion.jobs.ts';

const productsPerTransaction = 1_000;

type JobContext = Pick<Context, 'write'>;

/**
 * Writes the rows of the products that were announced since the last time, in transactions of their own: what a killed
 * worker left is announced still. Products that somebody changes at this moment come with the next round. True: there is
 * more to do already.
 */
export async function followChanges({ write }: JobContext): Promise<boolean> {
  const { isKnown, productIds, readUntil, isMore } = await unhurried(write, listAnnounced);
  if (!isKnown) return false;
  let isDone = true;
  for (let at = 0; at < productIds.length; at += productsPerTransaction) {
    const wanted = productIds.slice(at, at + productsPerTransaction);
    const held = await unhurried(write, async (db) => {
      await giveWay(db);
      const free = await holdFreeProducts(db, wanted);
      await followStock(db, free);
      await writeDocuments(db, free);
      await announceChange(db, ['search']);
      return free.length;
    });
    isDone &&= held === wanted.length;
  }
  if (isDone && (productIds.length > 0 || isMore))
    await unhurried(write, (db) => markRead(db, 'search', readUntil));
  return isDone && isMore;
}

/** What was sold out goes behind all others, what came back to its old place; the pages that show it are told. */
async function followStock(db: Database, productIds: readonly number[]): Promise<void> {
  const moved = await putSoldOutLast(db, productIds);
  if (moved.length > 0) await announceChange(db, ['catalogue', ...moved.flatMap(placeTags)]);
}

/** The same until nothing is left; the first time, and for rows of an older format, the whole catalogue. */
export async function fillSearch({ write }: JobContext): Promise<void> {
  const { isKnown } = await unhurried(write, listAnnounced);
  if (!isKnown || !(await unhurried(write, isFormatCurrent))) await fillWholeSearch({ write });
  while (await followChanges({ write }));
}

/** Looks through the whole catalogue, in batches: what was changed without being announced is found too. */
export async function fillWholeSearch({ write }: JobContext): Promise<number> {
  const { readUntil } = await unhurried(write, (db) => listChangedSince(db, 'search', 'product'));
  await unhurried(write, chooseTiers);
  const hadWords = await unhurried(write, hasWords);
  const written = await fillMissing(write);
  await unhurried(write, async (db) => {
    await markRead(db, 'search', readUntil);
    await markFormat(db);
  });
  // The first products of a catalogue do not wait for the night.
  if (written > 0 && !hadWords) await rebuildVocabulary(write);
  return written;
}

async function fillMissing(write: Pool): Promise<number> {
  let written = 0;
  for (let last = 0; ; ) {
    const productIds = await unhurried(write, async (db) => {
      const missing = await listMissingProductIds(db, last, productsPerTransaction);
      await followStock(db, await holdFreeProducts(db, missing));
      await writeDocuments(db, missing);
      return missing;
    });
    if (productIds.length === 0) return written;
    written += productIds.length;
    last = productIds.at(-1) ?? last;
  }
}

/**
 * Chooses the popular tier and the sample anew, removes what may no longer be seen, adds what is missing, and rebuilds
 * the words for typo correction and the suggestions. Rows that stay as they are are not written.
 */
export async function refreshSearchTiers({ write }: JobContext): Promise<void> {
  await unhurried(write, removeHidden);
  await fillWholeSearch({ write });
  await unhurried(write, moveBetweenTiers);
  await rebuildVocabulary(write);
}

async function rebuildVocabulary(pool: Pool): Promise<void> {
  await unhurried(pool, recountWords);
  await writeSuggestions(pool);
}

/** A transaction that may take its time. */
export function unhurried<Value>(pool: Pool, work: (db: Database) => Promise<Value>): Promise<Value> {
  return inTransaction(pool, async (db) => {
    await execute(db, sql`set local statement_timeout = 0`);
    return work(db);
  });
}
