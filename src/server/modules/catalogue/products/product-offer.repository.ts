import { type Database, execute, sql } from '../../../db/sql.ts';

/** Ends what is planned or running; orders keep the price they were placed at. */
export async function endOffers(db: Database, productId: number): Promise<void> {
  await execute(
    db,
    sql`update offer set state = 'ended' where product_id = ${productId} and state <> 'ended'`,
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
