import { createFileStore } from '../adapters/files/file-store.ts';
import type { Context } from '../context.ts';
import { beginInstallation } from '../db/installation.ts';
import { queryOne, sql } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import { fillSearch } from '../modules/catalogue/search/search.jobs.ts';
import { recountEverything } from '../modules/sellers/count.jobs.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { seedDemoApplications, storeDemoRuts } from './demo-applications.ts';
import { seedDemoCatalogue } from './demo-catalogue.ts';
import { seedDemoHistory } from './demo-history.ts';
import { storeDemoPictures } from './demo-pictures.ts';
import { bindDemoReviews, seedDemoReviews } from './demo-reviews.ts';
import { seedDemoRules } from './demo-rules.ts';

/** Fills an empty database with the demo marketplace; true when it did. Never called in production. */
export async function seedDemo(context: Context): Promise<boolean> {
  const { config, write, now } = context;
  const seller = await queryOne(write, sql`select 1 from seller limit 1`);
  if (seller) return false;
  const pictures = await storeDemoPictures(createFileStore(config, 'files'));
  const ruts = await storeDemoRuts(config);
  await inTransaction(write, async (db) => {
    await beginInstallation(db, 'demo');
    await seedDemoCatalogue(db, pictures, now());
    const passwordHash = await seedDemoAccounts(db, now());
    await seedDemoApplications(db, { ruts, passwordHash, now: now() });
    await seedDemoReviews(db, now());
    await seedDemoRules(db);
  });
  await seedDemoHistory(context);
  await bindDemoReviews(write, now());
  // What the worker's jobs keep current later, so that the first visitor sees counts and finds products.
  await recountEverything(context);
  await fillSearch(context);
  return true;
}
