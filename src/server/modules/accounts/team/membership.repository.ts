import type { SellerRole } from '../../../../domain/seller-role.ts';
import { type Database, query, sql } from '../../../db/sql.ts';

export interface Membership {
  sellerId: number;
  shopName: string;
  /** Spec 4: 1 awaits approval, 2 is active, 3 blocked. */
  sellerStatus: 0 | 1 | 2 | 3;
  role: SellerRole;
}

/** The shops of an account, its own first. */
export function listMemberships(db: Database, accountId: number): Promise<Membership[]> {
  return query<Membership>(
    db,
    sql`select seller.id as seller_id, seller.display_name as shop_name, seller.status as seller_status, own.role
        from (select id as seller_id, 'owner' as role from seller where account_id = ${accountId}
              union all
              select seller_id, role from seller_member where account_id = ${accountId}) own
        join seller on seller.id = own.seller_id
        order by seller.account_id is distinct from ${accountId}, seller.id limit 50`,
  );
}
