import type { Database } from '../../../db/sql.ts';
import type { Operator } from '../../../guards/for-operator.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { announceChange, type CatalogueTag } from '../../pages/catalogue-change.service.ts';
import { refreshLacking } from '../facts/lacking-fact.repository.ts';
import { refreshSearch } from '../search/search.service.ts';
import type { MovedProduct } from './category-products.repository.ts';

const SEARCH_CHUNK = 1_000;

/** The search knows products by the names of their categories, which also ask for other facts; their pages name them. */
export async function refreshProducts(db: Database, products: readonly MovedProduct[]): Promise<void> {
  for (let at = 0; at < products.length; at += SEARCH_CHUNK) {
    const ids = products.slice(at, at + SEARCH_CHUNK).map(({ id }) => id);
    await refreshSearch(db, ids);
    await refreshLacking(db, ids);
  }
  await announceChange(
    db,
    products.map(({ sellerId }): CatalogueTag => `seller:${sellerId}`),
  );
}

/** The menu stands around every page. */
export function announceTree(db: Database, categoryIds: readonly number[]): Promise<void> {
  const own = categoryIds.filter((id) => id !== 0).map((id): CatalogueTag => `category:${id}`);
  return announceChange(db, ['catalogue', 'categories', 'content', ...own]);
}

interface CategoryNote {
  at: Date;
  operator: Pick<Operator, 'id'>;
  action: string;
  id: number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export function noteCategory(db: Database, note: CategoryNote): Promise<void> {
  const { at, operator, action, id, before, after } = note;
  return recordAudit(db, [
    {
      at,
      actor: { kind: 'operator', accountId: operator.id },
      sellerId: null,
      action,
      subject: `category:${id}`,
      ...(before && { before }),
      ...(after && { after }),
    },
  ]);
}

interface SellersNote {
  at: Date;
  operator: Pick<Operator, 'id'>;
  categoryId: number;
  /** Where the products stood and stand, in words. */
  before: string;
  after: string;
}

/** Each shop reads in its own history that its products stand elsewhere, and how many. */
export function noteSellers(
  db: Database,
  products: readonly MovedProduct[],
  { at, operator, categoryId, before, after }: SellersNote,
): Promise<void> {
  const counts = new Map<number, number>();
  for (const { sellerId } of products) counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  return recordAudit(
    db,
    [...counts].map(([sellerId, count]) => ({
      at,
      actor: { kind: 'operator' as const, accountId: operator.id },
      sellerId,
      action: 'product.category-changed',
      subject: `category:${categoryId}`,
      before: { categoryId: before },
      after: { categoryId: after, products: count },
    })),
  );
}
