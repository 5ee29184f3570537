import type { Context } from '../../../context.ts';
import { listNextDayOrigins } from '../../shipping/next-day.service.ts';
import { isIdentifier } from './identifier.ts';
import { findProduct, type StoredProductPage } from './product.repository.ts';

export type ProductPage = Omit<StoredProductPage, 'sellerCityId'> & { nextDayInBogota: boolean };

/** Null: there is none, or shoppers may not see it. The next day in Bogotá is promised by marketplaces that keep it only. */
export async function findShownProduct(
  context: Pick<Context, 'read' | 'config' | 'kept'>,
  id: number,
): Promise<ProductPage | null> {
  const stored = isIdentifier(id) ? await findProduct(context.read, id) : null;
  if (!stored) return null;
  const { sellerCityId, ...product } = stored;
  const origins = context.config.brand.deliversNextDay ? await listNextDayOrigins(context) : [];
  return { ...product, nextDayInBogota: origins.includes(sellerCityId) };
}
