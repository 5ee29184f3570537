import type { Database } from '../../db/sql.ts';
import { forgetProductAlerts } from '../catalogue/product-alerts/forget-alerts.writes.ts';
import { forgetSearches } from '../catalogue/search-desk/forget-searches.writes.ts';
import { deleteCart } from '../orders/cart/cart-line.writes.ts';
import { forgetAuthor } from '../reviews/review.writes.ts';
import { forgetCasesOf } from '../rights/forget-case.service.ts';
import { deleteFavourites } from './favourite.repository.ts';
import { deleteListsOf } from './lists/list.repository.ts';
import { deleteClaims } from './order-claim.repository.ts';

/** What is kept of a buyer beside her account, when she closes it. Reviews stay, signed by nobody. */
export async function forgetBuyer(
  db: Database,
  person: { id: number; email: string },
  at: Date,
): Promise<void> {
  const accountId = person.id;
  await deleteClaims(db, accountId);
  await deleteFavourites(db, accountId);
  await deleteListsOf(db, accountId);
  await deleteCart(db, accountId);
  await forgetSearches(db, person);
  await forgetProductAlerts(db, person);
  await forgetAuthor(db, accountId);
  await forgetCasesOf(db, accountId, at);
}
