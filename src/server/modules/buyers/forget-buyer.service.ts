import type { Database } from '../../db/sql.ts';
import { forgetSearches } from '../catalogue/search-desk/forget-searches.writes.ts';
import { forgetAuthor } from '../reviews/review.writes.ts';
import { forgetCasesOf } from '../rights/case.writes.ts';
import { deleteFavourites } from './favourite.repository.ts';
import { deleteClaims } from './order-claim.repository.ts';

/** What is kept of a buyer beside her account, when she closes it. Reviews stay, signed by nobody. */
export async function forgetBuyer(db: Database, accountId: number): Promise<void> {
  await deleteClaims(db, accountId);
  await deleteFavourites(db, accountId);
  await forgetSearches(db, accountId);
  await forgetAuthor(db, accountId);
  await forgetCasesOf(db, accountId);
}
