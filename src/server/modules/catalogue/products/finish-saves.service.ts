import type { Database } from '../../../db/sql.ts';
import { type Actor, recordAudit } from '../../audit/audit.service.ts';
import { differenceOf } from './product-changes.ts';
import { type SellerProduct, toSellerProduct } from './product-form-of.ts';
import { noteStandings } from './product-standing.service.ts';
import { type ChangedPlace, publishProducts } from './publish-change.service.ts';
import { listStoredProductsById } from './seller-product.repository.ts';

/** Whose product and who changes it; comes from the session. */
export interface Editor {
  sellerId: number;
  actor: Actor;
}

/** A product whose form has been written, but of which nobody has been told yet. */
export interface WrittenProduct {
  id: number;
  isNew: boolean;
  before: SellerProduct;
  place: ChangedPlace;
}

/**
 * The end of each transaction that writes forms, once for all of them: shows and hides the products, tells the search,
 * the caches and the history; answers the products as they are now.
 */
export async function finishSaves(
  db: Database,
  { sellerId, actor }: Editor,
  written: readonly WrittenProduct[],
  at: Date,
): Promise<SellerProduct[]> {
  if (written.length === 0) return [];
  const ids = written.map(({ id }) => id);
  const places = written.flatMap(({ before, place }) => [before.form, place]);
  await publishProducts(db, sellerId, ids, places);
  const stored = await listStoredProductsById(db, sellerId, ids);
  const afterById = new Map(stored.map((one) => [one.id, toSellerProduct(one)]));
  const saved = written.map(({ id, isNew, before }) => {
    const after = afterById.get(id);
    if (!after) throw new Error(`Product ${id} vanished`);
    return { isNew, after, difference: differenceOf(before.form, after.form) };
  });
  await noteStandings(
    db,
    sellerId,
    saved.map(({ after }) => after),
  );
  const told = saved.filter(({ isNew, difference }) => isNew || difference);
  await recordAudit(
    db,
    told.map(({ isNew, after, difference }) => ({
      at,
      actor,
      sellerId,
      action: isNew ? 'product.created' : 'product.edited',
      subject: `product:${after.id}`,
      ...(!isNew && difference && { before: difference.before }),
      after: { ...difference?.after, version: after.version },
    })),
  );
  return saved.map(({ after }) => after);
}
