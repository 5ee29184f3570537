import { type Database, execute, sql } from '../../../db/sql.ts';

/** Ends what is planned or running; orders keep the price they were placed at. */
export async function endOffers(db: Database, productId: number): Promise<void> {
  await execute(
    db,
    sql`update offer set state = 'ended' where product_id = ${productId} and state <> 'ended'`,
  );
}

/** The same of variants. */
export async function endVariantOffers(db: Database, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await execute(
    db,
    sql`update offer set state = 'ended' where variant_id = any(${[...variantIds]}::bigint[]) and state <> 'ended'`,
  );
}

export interface VariantOffer {
  variantId: number;
  salePrice: number;
  startsAt: Date;
  endsAt: Date;
  isRunning: boolean;
}

/** Offers with dates of variants of one product. */
export async function insertVariantOffers(
  db: Database,
  productId: number,
  offers: readonly VariantOffer[],
): Promise<void> {
  if (offers.length === 0) return;
  const rows = offers.map(({ variantId, salePrice, startsAt, endsAt, isRunning }) => ({
    variant_id: variantId,
    sale_price: salePrice,
    starts_at: startsAt,
    ends_at: endsAt,
    state: isRunning ? 'running' : 'planned',
  }));
  await execute(
    db,
    sql`insert into offer (product_id, variant_id, sale_price, starts_at, ends_at, state)
        select ${productId}::int, variant_id, sale_price, starts_at, ends_at, state
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one (variant_id bigint, sale_price int, starts_at timestamptz, ends_at timestamptz, state text)`,
  );
}

export async function insertOffer(
  db: Database,
  offer: { productId: number; salePrice: number; startsAt: Date; endsAt: Date; isRunning: boolean },
): Promise<void> {
  await execute(
    db,
    sql`insert into offer (product_id, sale_price, starts_at, ends_at, state)
        values (${offer.productId}, ${offer.salePrice}, ${offer.startsAt}, ${offer.endsAt},
                ${offer.isRunning ? 'running' : 'planned'})`,
  );
}
