import type { ConfirmedBy } from '../../../../domain/delivery-confirmation.ts';
import type { MoneyPackage } from '../../../../domain/order-money.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface OrderRow {
  number: number;
  placedAt: string;
  /** Of the request that placed it. */
  requestId: string | null;
  accountId: number | null;
  buyerName: string;
  email: string;
  phone: string;
  document: string;
  address: string;
  cityName: string;
  departmentName: string;
  paymentMethodId: 1 | 3;
  subtotal: number;
  shippingCost: number;
  total: number;
}

export function findOrder(db: Database, number: number): Promise<OrderRow | null> {
  return queryOne<OrderRow>(
    db,
    sql`select o.number, ${isoText(sql`o.created_at`)} as placed_at, split_part(o.caused_by, ' ', 1) as request_id,
          o.account_id,
          o.first_name || ' ' || o.last_name as buyer_name, o.email, o.phone,
          document.abbreviation || ' ' || o.document_number as document,
          concat_ws(', ', o.address, o.address_unit, o.neighbourhood) as address, city.name as city_name,
          department.name as department_name, o.payment_method_id, o.subtotal,
          o.shipping_cost, o.total
        from orders o
        join document_type document on document.id = o.document_type_id
        join city on city.id = o.city_id
        join department on department.id = city.department_id
        where o.number = ${number}`,
  );
}

export interface PackageRow {
  sellerId: number;
  sellerName: string;
  statusId: number;
  statusName: string;
  stage: string;
  from: string | null;
  dispatchBy: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  deliveryConfirmedBy: ConfirmedBy | null;
  /** ISO 8601: since when its buyer says that it has not come. */
  deliveryDisputedAt: string | null;
  hasDeliveryProof: boolean;
  moneyState: MoneyPackage['moneyState'];
  shippingRate: number;
  shippingRefunded: number;
  /** Freight that its buyer has back because it was late, and what of it its shop bears; null: none. */
  lateFreight: { amount: number; sellerCharge: number } | null;
  /** What its shop was credited because its carrier lost it; null: it is not lost. */
  lostCredit: number | null;
  lines: {
    line: number;
    productId: number;
    name: string;
    reference: string;
    imageUrl: string;
    terms: string;
    unitPrice: number;
    quantity: number;
    cancelledQuantity: number;
    reduced: number;
    feePercent: number;
    fee: number;
  }[];
  history: { statusName: string; note: string; date: string; person: string | null }[];
}

/** In the order of the parcel numbers; an order has at most a hundred lines. */
export function listOrderPackages(db: Database, number: number): Promise<PackageRow[]> {
  return query<PackageRow>(
    db,
    sql`select p.seller_id, seller.display_name as seller_name, p.status_id,
          status.name as status_name, p.stage, ${isoText(sql`coalesce(p.accepted_at, p.received_at)`)} as from, p.dispatch_by,
          p.carrier, p.tracking_number, p.tracking_url, p.delivery_confirmed_by,
          ${isoText(sql`p.delivery_disputed_at`)} as delivery_disputed_at, p.delivery_proof_file is not null as has_delivery_proof, p.money_state,
          p.shipping_rate, p.shipping_refunded_amount as shipping_refunded,
          (select jsonb_build_object('amount', late.amount, 'sellerCharge', late.seller_charge) from late_freight late
           where late.order_number = p.order_number and late.seller_id = p.seller_id) as late_freight,
          (select lost.compensation + lost.freight_waived from lost_package lost
           where lost.order_number = p.order_number and lost.seller_id = p.seller_id) as lost_credit,
          (select coalesce(jsonb_agg(jsonb_build_object('line', line.line, 'productId', line.product_id,
             'name', line.name, 'reference', line.reference, 'imageUrl', line.image_url,
             'unitPrice', line.unit_price, 'quantity', line.quantity, 'cancelledQuantity', line.cancelled_quantity,
             'reduced', line.reduced_amount,
             'feePercent', line.fee_percent, 'fee', line.fee, 'terms', coalesce((
               select string_agg((term ->> 'attribute') || ': ' || (term ->> 'term'), ', ')
               from jsonb_array_elements(line.attributes) term), '')) order by line.line), '[]')
           from order_line line where line.order_number = p.order_number and line.seller_id = p.seller_id) as lines,
          (select coalesce(jsonb_agg(jsonb_build_object('statusName', past.name, 'note', change.note,
             'date', ${isoText(sql`change.changed_at`)}, 'person', ${personName(sql`who`)}) order by change.id), '[]')
           from (select * from package_status_change recent
                 where recent.order_number = p.order_number and recent.seller_id = p.seller_id
                 order by recent.id desc limit 50) change
           join package_status past on past.id = change.status_id
           left join account who on who.id = change.changed_by) as history
        from package p
        join seller on seller.id = p.seller_id
        join package_status status on status.id = p.status_id
        where p.order_number = ${number} order by p.position`,
  );
}

export interface MailRow {
  id: number;
  template: string;
  recipient: string;
  createdAt: string;
  sentAt: string | null;
  failedAt: string | null;
  error: string | null;
}

/** The latest about the order and its refunds. */
export function listOrderMails(db: Database, number: number): Promise<MailRow[]> {
  return query<MailRow>(
    db,
    sql`select id, template, recipient, ${isoText(sql`created_at`)} as created_at, ${isoText(sql`sent_at`)} as sent_at,
          ${isoText(sql`failed_at`)} as failed_at, last_error as error
        from (${mailsOf(number)}) message order by id desc limit 50`,
  );
}

export interface StoredMail {
  template: string;
  recipient: string;
  data: Record<string, unknown>;
}

/** Null: there is no such mail about this order. */
export function findOrderMail(db: Database, number: number, messageId: number): Promise<StoredMail | null> {
  return queryOne<StoredMail>(
    db,
    sql`select template, recipient, data from (${mailsOf(number)}) message where id = ${messageId}::bigint`,
  );
}

function mailsOf(number: number): Sql {
  const columns = sql`id, template, recipient, data, created_at, sent_at, failed_at, last_error`;
  return sql`(select ${columns} from outbox_message
      where data ? 'orderNumber' and data ->> 'orderNumber' = ${String(number)} and channel = 'email'
      order by id desc limit 50)
    union all
    (select ${columns} from outbox_message
      where data ? 'refundId' and channel = 'email'
        and data ->> 'refundId' in (select id::text from refund where order_number = ${number})
      order by id desc limit 50)`;
}

export interface NoteRow {
  id: number;
  body: string;
  person: string;
  writtenAt: string;
}

export function listOrderNotes(db: Database, number: number): Promise<NoteRow[]> {
  return query<NoteRow>(
    db,
    sql`select note.id, note.body, ${personName(sql`account`)} as person, ${isoText(sql`note.written_at`)} as written_at
        from order_note note join account on account.id = note.account_id
        where note.order_number = ${number} order by note.id desc limit 50`,
  );
}

/** False: there is no such order. */
export async function insertNote(
  db: Database,
  { number, accountId, body, now }: { number: number; accountId: number; body: string; now: Date },
): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`insert into order_note (order_number, account_id, body, written_at)
        select number, ${accountId}::bigint, ${body}, ${now}::timestamptz from orders where number = ${number}
        returning id`,
  );
  return row !== null;
}

export interface EventRow {
  id: number;
  happenedAt: Date;
  actorKind: string;
  person: string | null;
  shopName: string | null;
  action: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string;
}

/** What was changed of the order and of its refunds, the newest first. */
export function listOrderEvents(db: Database, number: number): Promise<EventRow[]> {
  return query<EventRow>(
    db,
    sql`select entry.id, entry.happened_at, entry.actor_kind,
          ${personName(sql`account`)} as person, seller.display_name as shop_name, entry.action, entry.subject,
          entry.before, entry.after, entry.reason
        from audit_entry entry
        left join account on account.id = entry.account_id
        left join seller on seller.id = entry.seller_id
        where entry.subject = any(array[${`order:${number}`}] || array(
          select 'refund:' || id from refund where order_number = ${number}))
        order by entry.id desc limit 50`,
  );
}

function personName(account: Sql): Sql {
  return sql`coalesce(nullif(trim(concat_ws(' ', ${account}.first_name, ${account}.last_name)), ''), ${account}.email)`;
}
