import {
  GOOD_QUALITY,
  likenessKeys,
  qualityHints,
  qualityScore,
  weightDoubt,
} from '../../../../domain/product-quality.ts';
import type { Database } from '../../../db/sql.ts';
import { askedInPlaces } from '../facts/category-field.repository.ts';
import type { SellerProduct } from './product-form-of.ts';
import { saveStandings } from './product-standing.repository.ts';

/** Notes how complete products of a shop are and what they are like; in the transaction that has changed them. */
export async function noteStandings(
  db: Database,
  sellerId: number,
  products: readonly SellerProduct[],
): Promise<void> {
  const asked = await askedInPlaces(
    db,
    products.map(({ form }) => form),
  );
  const standings = products.map(({ id, form }) => {
    const { fields, version } = asked(form);
    const quality = qualityScore(qualityHints(form, fields));
    const doubt = weightDoubt(form);
    const keys = likenessKeys(form).map((key) => `${sellerId} ${key}`);
    const toImprove = quality < GOOD_QUALITY || doubt !== null;
    return { productId: id, quality, toImprove, doubt, keys, schemaVersion: version };
  });
  await saveStandings(db, sellerId, standings);
}
