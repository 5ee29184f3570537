import { type Database, execute, sql } from '../../src/server/db/sql.ts';
import { buildSeller } from './catalog-factories.ts';
import type { Shop } from './order-factories.ts';
import { logIn } from './session-factories.ts';

export interface ShopOwner {
  sellerId: number;
  accountId: number;
  cookies: Record<string, string>;
}

/** Somebody with a shop of her own and a session. */
export async function buildShopOwner(db: Database): Promise<ShopOwner> {
  const owner = await logIn(db, { roles: ['seller'] });
  const sellerId = await buildSeller(db);
  await execute(db, sql`update seller set account_id = ${owner.id} where id = ${sellerId}`);
  return { sellerId, accountId: owner.id, cookies: owner.cookies };
}

/** What somebody does with the panel's orders. */
export async function callOrders(
  shop: Shop,
  { cookies }: Pick<ShopOwner, 'cookies'>,
  path: string,
  payload: object,
) {
  const url = `/api/vender/pedidos${path}`;
  const reply = await shop.app.inject({ method: 'POST', url, cookies, payload });
  return { status: reply.statusCode, body: reply.json() };
}

/** Puts a package into a status with the moments from which deadlines count. */
export async function placeInStage(
  db: Database,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number },
  parts: { statusId: number; receivedAt?: string; acceptedAt?: string | null },
): Promise<void> {
  await execute(
    db,
    sql`update package set status_id = ${parts.statusId},
          received_at = coalesce(${parts.receivedAt ?? null}::timestamptz, received_at),
          accepted_at = ${parts.acceptedAt ?? null}::timestamptz
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}
