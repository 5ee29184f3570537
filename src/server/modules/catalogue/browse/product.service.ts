import type { Context } from '../../../context.ts';
import { isIdentifier } from './identifier.ts';
import { findProduct, type ProductPage } from './product.repository.ts';

/** Null: there is none, or shoppers may not see it. The next day in Bogotá is promised by marketplaces that keep it only. */
export async function findShownProduct(
  { read, config }: Pick<Context, 'read' | 'config'>,
  id: number,
): Promise<ProductPage | null> {
  const product = isIdentifier(id) ? await findProduct(read, id) : null;
  return product && { ...product, nextDayInBogota: product.nextDayInBogota && config.brand.deliversNextDay };
}
