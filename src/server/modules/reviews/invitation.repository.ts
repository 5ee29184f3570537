import type { InvitationWindow } from '../../../domain/review-invitation.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../db/sql.ts';

/**
 * Lines that their buyer may be asked about: `line` and `package` came, were not given back and are not argued about, and
 * nobody has rated them.
 */
const isRateable: Sql = sql`package.delivered_at is not null and package.delivery_disputed_at is null
  and line.cancelled_quantity < line.quantity
  and not exists (select from rights_case_line asked join rights_case on rights_case.id = asked.case_id
    where asked.order_number = line.order_number and asked.line = line.line
      and (rights_case.state <> 'closed' or rights_case.outcome in ('refund', 'cancelled')))
  and not exists (select from review
    where review.order_number = line.order_number and review.order_line = line.line)`;

const ratedLines = sql`from order_line line
  join package on package.order_number = line.order_number and package.seller_id = line.seller_id
  join product on product.id = line.product_id and product.active
  join seller on seller.id = line.seller_id`;

export interface DueOrder {
  orderNumber: number;
  email: string;
  /** What there is to rate; empty: nothing. */
  lines: number[];
}

/**
 * Marks the orders that are due as asked, and answers them with what they may be asked about. The mark and
 * the message are one transaction of the caller's; another worker waits for it, and finds them marked.
 */
export function takeDueOrders(
  db: Database,
  { since, until, aloneUntil, at, limit }: InvitationWindow & { at: Date; limit: number },
): Promise<DueOrder[]> {
  return query<DueOrder>(
    db,
    sql`with due as (
          select package.order_number from package
          where package.delivery_confirmed_at >= ${since} and package.delivery_confirmed_at < ${until}
            and package.delivery_disputed_at is null
            and not exists (select from review_invitation done where done.order_number = package.order_number)
            and (package.delivery_confirmed_at < ${aloneUntil} or not exists (
              select from package other
              where other.order_number = package.order_number
                and (other.delivery_confirmed_at is null or other.delivery_confirmed_at >= ${until})
                and exists (select from order_line line where line.order_number = other.order_number
                  and line.seller_id = other.seller_id and line.cancelled_quantity < line.quantity)))
          order by package.delivery_confirmed_at, package.order_number limit ${limit}::int
        ), taken as (
          insert into review_invitation (order_number, invited_at)
          select distinct order_number, ${at}::timestamptz from due on conflict do nothing
          returning order_number
        )
        select orders.number as order_number, orders.email,
          (select coalesce(jsonb_agg(line.line order by line.line), '[]') ${ratedLines}
           where line.order_number = orders.number and ${isRateable}
             and package.delivery_confirmed_at < ${until}) as lines
        from taken join orders on orders.number = taken.order_number order by orders.number`,
  );
}

export interface RateableLine {
  line: number;
  productId: number;
  name: string;
  imageUrl: string;
  sellerId: number;
  sellerName: string;
}

/** What is left to rate of an order, in its own order. */
export function listRateableLines(db: Database, orderNumber: number): Promise<RateableLine[]> {
  return query<RateableLine>(
    db,
    sql`select line.line, line.product_id, line.name, line.image_url, line.seller_id,
          seller.display_name as seller_name
        ${ratedLines}
        where line.order_number = ${orderNumber} and ${isRateable}
        order by line.line limit 100`,
  );
}

export interface RatedOrder {
  orderNumber: number;
  accountId: number | null;
  tokenHash: string;
  email: string;
  phone: string;
  documentNumber: string;
}

export function findRatedOrder(db: Database, orderNumber: number): Promise<RatedOrder | null> {
  return queryOne<RatedOrder>(
    db,
    sql`select number as order_number, account_id, access_token_hash as token_hash, email, phone, document_number
        from orders where number = ${orderNumber}`,
  );
}

/** Of these addresses those that want no such mail. */
export async function listRefused(db: Database, emailHashes: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ emailHash: string }>(
    db,
    sql`select email_hash from review_invitation_refusal where email_hash = any(${emailHashes}::text[])`,
  );
  return new Set(rows.map(({ emailHash }) => emailHash));
}

export async function insertRefusal(db: Database, emailHash: string, at: Date): Promise<void> {
  await execute(
    db,
    sql`insert into review_invitation_refusal (email_hash, refused_at) values (${emailHash}, ${at})
        on conflict do nothing`,
  );
}
