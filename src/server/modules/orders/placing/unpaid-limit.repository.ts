import type { StockNeed } from '../../../../domain/stock.ts';
import type { StockClaim } from '../../../../domain/unpaid-limits.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

/** By what one buyer is known again. */
export interface OnlineBuyer {
  phone: string;
  documentNumber: string;
  emailKey: string;
  addressKey: string;
  /** Orders that were placed before wait no more. */
  openSince: Date;
}

export interface UnpaidHistory {
  openByPhone: number;
  openByDocument: number;
  openByEmail: number;
  openByAddress: number;
  /** Other orders of this phone, document or e-mail that were left unpaid lately. */
  unpaidBefore: number;
  /** Each stock that the buyer holds or wants. */
  claims: StockClaim[];
  open: OpenOrder[];
}

export interface OpenOrder {
  number: number;
  accountId: number | null;
  tokenHash: string;
}

interface Asked {
  /** Not counted: the order that is asked for itself. */
  except: number | null;
  needs: readonly StockNeed[];
  unpaidSince: Date;
}

/** What the buyer's unpaid orders hold now. */
export async function readUnpaidHistory(
  db: Database,
  buyer: OnlineBuyer,
  { except, needs, unpaidSince }: Asked,
): Promise<UnpaidHistory> {
  const { phone, documentNumber, emailKey, addressKey } = buyer;
  const history = await queryOne<UnpaidHistory>(
    db,
    sql`with own as materialized (
          select unpaid.state, orders.number, phone = ${phone} as by_phone,
            document_number = ${documentNumber} as by_document, email_key = ${emailKey} as by_email,
            address_key = ${addressKey} as by_address, account_id, access_token_hash, created_at
          from unpaid_orders_of(${keysOf(buyer)}) unpaid join orders using (number)
          where number is distinct from ${except}::bigint
        ), open as (select * from own where state = 'waiting'
        ), held as (
          select line.product_id, ${stockTerms} as term_ids, sum(line.quantity - line.cancelled_quantity)::int as quantity
          from open
          join order_line line on line.order_number = open.number
          join product on product.id = line.product_id
          group by 1, 2
        ), wanted as (
          select * from jsonb_to_recordset(${needRows(needs)}::jsonb)
            as wanted (product_id int, term_ids int[], quantity int)
        )
        select count(*) filter (where by_phone)::int as open_by_phone,
          count(*) filter (where by_document)::int as open_by_document,
          count(*) filter (where by_email)::int as open_by_email,
          count(*) filter (where by_address)::int as open_by_address,
          (select count(*)::int from own where state = 'expired' and created_at > ${unpaidSince}
             and (by_phone or by_document or by_email)) as unpaid_before,
          (select coalesce(jsonb_agg(jsonb_build_object('onHand', coalesce(stock.on_hand, 0),
             'held', coalesce(held.quantity, 0), 'wanted', coalesce(wanted.quantity, 0))), '[]')
           from held full join wanted using (product_id, term_ids)
           left join stock using (product_id, term_ids)) as claims,
          coalesce(jsonb_agg(jsonb_build_object('number', number, 'accountId', account_id,
            'tokenHash', access_token_hash) order by number), '[]') as open
        from open`,
  );
  if (!history) throw new Error('Counting answered nothing');
  return history;
}

/**
 * Until the end of the transaction no other order of this buyer is counted or written; to be taken before any order or
 * stock is locked. As part of a statement: the numbers of her orders that wait.
 */
export function lockedUnpaidOrders(buyer: OnlineBuyer): Sql {
  return sql`lock_unpaid_orders(${keysOf(buyer)})`;
}

export async function lockOnlineBuyer(db: Database, buyer: OnlineBuyer): Promise<void> {
  await query(db, sql`select ${lockedUnpaidOrders(buyer)}`);
}

/** The buyer of an order that is placed; null: there is no such order. */
export function findOnlineBuyer(
  db: Database,
  orderNumber: number,
): Promise<Omit<OnlineBuyer, 'openSince'> | null> {
  return queryOne<Omit<OnlineBuyer, 'openSince'>>(
    db,
    sql`select phone, document_number, coalesce(email_key, '') as email_key,
          coalesce(address_key, '') as address_key
        from orders where number = ${orderNumber}`,
  );
}

/** The stocks that the order's lines draw on. */
export function listOrderNeeds(db: Database, orderNumber: number): Promise<StockNeed[]> {
  return query<StockNeed>(
    db,
    sql`select line.product_id, ${stockTerms} as term_ids,
          sum(line.quantity - line.cancelled_quantity)::int as quantity
        from order_line line join product on product.id = line.product_id
        where line.order_number = ${orderNumber} group by 1, 2`,
  );
}

function keysOf({ phone, documentNumber, emailKey, addressKey, openSince }: OnlineBuyer): Sql {
  return sql`${phone}::text, ${documentNumber}::text, ${emailKey}::text, ${addressKey}::text, ${openSince}::timestamptz`;
}

const stockTerms = sql`case when product.stock_per_combination then line.term_ids else '{}'::int[] end`;

function needRows(needs: readonly StockNeed[]): string {
  return JSON.stringify(
    needs.map(({ productId, termIds, quantity }) => ({
      product_id: productId,
      term_ids: termIds,
      quantity,
    })),
  );
}
