import { type Database, execute, query, sql } from '../../db/sql.ts';

export interface CaseLine {
  line: number;
  productId: number;
  name: string;
  imageUrl: string;
  quantity: number;
  grantedQuantity: number | null;
  unitPrice: number;
}

export async function insertCaseLines(
  db: Database,
  {
    caseId,
    orderNumber,
    lines,
  }: { caseId: number; orderNumber: number; lines: readonly { line: number; quantity: number }[] },
): Promise<void> {
  await execute(
    db,
    sql`insert into rights_case_line (case_id, order_number, line, quantity)
        select ${caseId}::bigint, ${orderNumber}::bigint, line, quantity
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as one (line smallint, quantity int)`,
  );
}

/** An order has a hundred lines at most. */
export function listCaseLines(db: Database, caseId: number): Promise<CaseLine[]> {
  return query<CaseLine>(
    db,
    sql`select asked.line, bought.product_id, bought.name, bought.image_url, asked.quantity, asked.granted_quantity,
          bought.unit_price
        from rights_case_line asked
        join order_line bought on bought.order_number = asked.order_number and bought.line = asked.line
        where asked.case_id = ${caseId} order by asked.line`,
  );
}

export async function grantLines(
  db: Database,
  caseId: number,
  lines: readonly { line: number; quantity: number }[],
): Promise<void> {
  await execute(
    db,
    sql`update rights_case_line set granted_quantity = granted.quantity
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as granted (line smallint, quantity int)
        where case_id = ${caseId} and rights_case_line.line = granted.line`,
  );
}

/** Nothing less than all is offered or granted any more. */
export async function forgetGrants(db: Database, caseId: number): Promise<void> {
  await execute(db, sql`update rights_case_line set granted_quantity = null where case_id = ${caseId}`);
}

export interface LineFacts {
  line: number;
  sellerId: number;
  productId: number;
  name: string;
  unitPrice: number;
  unitsLeft: number;
  statusId: number;
  orderedAt: Date;
  /** The one moment from which a buyer's days run; see `deliveredAt` in the query. */
  deliveredAt: Date | null;
  isPaid: boolean;
  paymentMethodId: 1 | 3;
  /** Why the law excepts it, as it was sold. */
  exception: string | null;
  /** What it was sold with: months, in words of its category. */
  warranty: string | null;
  /** Days that food was sold to keep from its delivery on, in words too. */
  shelfLife: string | null;
  openCase: { id: number; number: string; kind: string; state: string } | null;
}

/** What decides the rights about each line of an order; `sellerId` null: of all its shops. */
export function listLineFacts(
  db: Database,
  orderNumber: number,
  sellerId: number | null,
): Promise<LineFacts[]> {
  return query<LineFacts>(
    db,
    sql`select line.line, line.seller_id, line.product_id, line.name, line.unit_price,
          line.quantity - line.cancelled_quantity as units_left, package.status_id, orders.created_at as ordered_at,
          ${deliveredAt} as delivered_at, package.money_state <> 'none' as is_paid, orders.payment_method_id,
          kept.sold_as ->> 'exception' as exception, kept.sold_as ->> 'warranty' as warranty,
          kept.sold_as ->> 'shelfLife' as shelf_life,
          ${openCase} as open_case
        from order_line line
        join orders on orders.number = line.order_number
        join package on package.order_number = line.order_number and package.seller_id = line.seller_id
        cross join lateral (${soldAs}) kept
        where line.order_number = ${orderNumber}
          and (${sellerId}::int is null or line.seller_id = ${sellerId}) order by line.line limit 100`,
  );
}

// What was offered at the sale, whatever the shop has made of the product since; of a line of before as the product is now.
// 'offset 0': else it would be asked for each part.
const soldAs = sql`select coalesce(line.sold_as, (select * from product_offer(line.product_id))) as sold_as offset 0`;

// In one place: from when the buyer's days run. A delivery that she denies is none; one that only its shop reports counts from
// its report until somebody confirms it, which is sooner than the shortest term ends.
const deliveredAt = sql`case when package.delivery_disputed_at is null
  then coalesce(package.delivery_confirmed_at, package.delivered_at) end`;

// What is decided and paid stands in nobody's way: other units of the line may need a case of their own.
const openCase = sql`(
  select jsonb_build_object('id', one.id, 'number', 'PZ-' || one.year || '-' || lpad(one.sequence::text, 6, '0'),
    'kind', one.kind, 'state', one.state)
  from rights_case_line asked join rights_case one on one.id = asked.case_id
  where asked.order_number = line.order_number and asked.line = line.line and one.state <> 'closed'
    and not (one.state = 'decided' and (one.refund_id is not null or one.outcome = 'cancelled'))
  order by one.id desc limit 1)`;
