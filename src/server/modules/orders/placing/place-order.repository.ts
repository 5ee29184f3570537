import type { OrderDraft } from '../../../../domain/order-draft.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { type Database, queryOne, sql } from '../../../db/sql.ts';
import { causeText } from '../../../telemetry/cause.ts';
import { lockStock, takeLockedStock } from '../../catalogue/products/stock.writes.ts';
import { putInOutbox } from '../../messages/outbox.writes.ts';
import { putChange } from '../../pages/catalogue-change.writes.ts';
import { type CashQuestion, lockedCashBuyer } from './cash-limit.repository.ts';
import { isEarlier } from './checkout.repository.ts';
import { isOffered, lineImage, variantOfLine } from './line-variant.repository.ts';
import type { Customer } from './order-customer.ts';
import type { SubmissionIdentity } from './submission-identity.ts';
import { lockedUnpaidOrders, type OnlineBuyer } from './unpaid-limit.repository.ts';

export interface OrderRecord {
  identity: SubmissionIdentity;
  accessTokenHash: string;
  /** Null: a guest's. */
  accountId: number | null;
  customer: Customer;
  addressKey: string;
  emailKey: string;
  paymentMethodId: 1 | 3;
  /** Null: nothing is paid online. While it waits, the packages do. */
  payment: { expiresAt: Date; splitState: 'none' | 'requested' } | null;
  draft: OrderDraft;
  /** Which orders of an online buyer waited for their payment when this one was allowed; null: paid at the door. */
  unpaidOrders: { buyer: OnlineBuyer; open: number[] } | null;
  /** By what a buyer who pays at the door is judged; null: paid online. */
  cashOrders: CashQuestion | null;
  /** E-mails of the outbox; the order number joins their data. */
  messages: { template: string; recipient: string; data: Record<string, number> }[];
  placedAt: Date;
}

/**
 * Writes the whole order or nothing, in one statement: one round trip, and stock rows stay locked for a moment only.
 * Null, and nothing is written: too little stock, a product, price or seller that has changed since the
 * draft was read, a shop on holiday, another unpaid order of the same buyer, or an earlier sending of the same submission.
 * Refused by a limit of cash orders, nothing is written either.
 */
export async function insertOrder(
  db: Database,
  record: OrderRecord,
): Promise<Result<WrittenOrder | null, 'cash-on-delivery-limit'>> {
  const row = await queryOne<WrittenRow>(
    db,
    sql`with ${linesAndStock(record)}, ${newOrder(record)}, ${orderParts(record)}
        select number, is_allowed, ${writtenNames(record)} from buyer left join new_order on true`,
  );
  if (!row) throw new Error('There is one buyer');
  const { isAllowed, number, ...names } = row;
  if (number !== null) return success({ number, ...names });
  return isAllowed ? success(null) : failure('cash-on-delivery-limit');
}

/** What the order's reply needs to know beyond the record. */
export interface WrittenOrder {
  number: number;
  departmentName: string;
  /** Of every package. */
  statusName: string;
  /** One for each line of the draft, in its order. */
  lines: { name: string; imageUrl: string; sellerName: string; paymentProviderId: string }[];
}

interface WrittenRow extends Omit<WrittenOrder, 'number'> {
  /** Null: nothing was written. */
  number: number | null;
  isAllowed: boolean;
}

function writtenNames({ customer, payment }: OrderRecord) {
  return sql`(select name from department where id = ${customer.city.departmentId}) as department_name,
    (select name from package_status where id = ${firstStatus(payment)}::smallint) as status_name,
    (select jsonb_agg(jsonb_build_object('name', name, 'imageUrl', image_url, 'sellerName', seller_name,
       'paymentProviderId', epayco_id) order by line) from sold) as lines`;
}

/** Of every package. */
export function firstStatus(payment: OrderRecord['payment']) {
  return payment ? PACKAGE_STATUS.awaitingPayment : PACKAGE_STATUS.received;
}

/** `line` as asked, `locked` stock, and `sold`: lines whose product is still what the draft says. */
function linesAndStock(record: OrderRecord) {
  const { draft, placedAt } = record;
  const need = sql`jsonb_to_recordset(${JSON.stringify(needRows(draft))}::jsonb)
    as need (product_id int, term_ids int[], quantity int)`;
  return sql`buyer as materialized (${lockedBuyer(record)}), line as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lineRows(draft))}::jsonb)
        as line (line smallint, product_id int, term_ids int[], seller_id int, quantity int, price int,
          sale_price int, attributes jsonb, fee_percent numeric, fee int)
    ), locked as materialized (
      ${lockStock(need, sql`join buyer on buyer.unchanged`)}
    ), sold as materialized (
      select line.*, product.name, coalesce(variant.reference, product.reference) as reference,
        ${lineImage} as image_url, product.main_category_id, product.subcategory_id,
        seller.display_name as seller_name, seller.epayco_id, (select * from product_offer(product.id)) as sold_as
      from line
      join product on product.id = line.product_id and product.active
      left join ${variantOfLine(sql`line`)}
      join seller on seller.id = product.seller_id and seller.id = line.seller_id and seller.status = 2
        and (seller.holiday_from is null
          or not (${placedAt} >= seller.holiday_from and ${placedAt} < seller.holiday_until))
      where ${isOffered} and coalesce(variant.price, product.price) = line.price
        and (case when variant.id is null then product.sale_price else variant.sale_price end)
          is not distinct from line.sale_price
    )`;
}

/** The buyer is locked by the way, before any stock. */
function lockedBuyer({ identity, unpaidOrders, cashOrders }: OrderRecord) {
  if (cashOrders) return lockedCashBuyer(cashOrders, identity);
  if (!unpaidOrders) return sql`select true as is_allowed, true as unchanged`;
  return sql`select true as is_allowed,
    ${lockedUnpaidOrders(unpaidOrders.buyer)} = ${unpaidOrders.open}::bigint[] as unchanged`;
}

function newOrder(record: OrderRecord) {
  const { lines, stockNeeds } = record.draft;
  return sql`new_order as (
      insert into orders (${orderColumns})
      select ${orderColumns} from jsonb_populate_record(null::orders, ${JSON.stringify(orderRow(record))}::jsonb)
      where (select count(*) from sold) = ${lines.length}
        and (select count(*) from locked where on_hand >= quantity) = ${stockNeeds.length}
        and not exists (select from orders where ${isEarlier(record.identity)})
      on conflict (idempotency_key) do nothing
      returning number, created_at, caused_by
    )`;
}

const orderColumns = sql`idempotency_key, request_fingerprint, access_token_hash, account_id, email, first_name,
  last_name, phone, person_type_id, document_type_id, document_number, address, neighbourhood, address_unit, delivery_notes, address_key, email_key, city_id, latitude, longitude,
  payment_method_id, item_count, subtotal, shipping_cost, total, privacy_policy_version, created_at, caused_by`;

/** Everything that follows from the new order; without one each of these touches nothing. */
function orderParts({ draft, messages, payment }: OrderRecord) {
  return sql`taken as (
      ${takeLockedStock(sql`new_order`)}
    ), new_package as (
      insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
        billable_kilograms, subtotal, kept_fee, sold_on, received_at, dispatch_by, promised_from, promised_to)
      select number, seller_id, position, ${firstStatus(payment)}::smallint, zone, rate, kilograms, subtotal, fee,
        (created_at at time zone 'America/Bogota')::date, case when ${payment === null}::boolean then created_at end,
        dispatch_by, promised_from, promised_to
      from new_order, jsonb_to_recordset(${JSON.stringify(packageRows(draft))}::jsonb)
        as one (seller_id int, position smallint, zone text, rate int, kilograms int, subtotal int, fee int, dispatch_by date,
          promised_from date, promised_to date)
      returning order_number, seller_id, status_id
    ), status_change as (
      insert into package_status_change (order_number, seller_id, status_id, changed_at, caused_by)
      select order_number, seller_id, status_id, created_at, caused_by from new_package, new_order
    ), new_line as (
      insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url,
        price, sale_price, quantity, attributes, fee_percent, fee, sold_as)
      select number, line, seller_id, product_id, term_ids, name, reference, image_url,
        price, sale_price, quantity, attributes, fee_percent, fee, sold_as
      from new_order, sold
    ), new_payment as (
      insert into payment (order_number, amount, expires_at, next_check_at, split_state, created_at)
      select number, ${draft.total}::int, expires_at, expires_at, ${payment?.splitState ?? 'none'}, created_at
      from new_order, (values (${payment?.expiresAt ?? null}::timestamptz)) as deadline (expires_at)
      where expires_at is not null
    ), message as (
      ${putInOutbox(sql`
        select 'email', template, recipient, data || jsonb_build_object('orderNumber', number)
        from new_order, jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
          as one (template text, recipient text, data jsonb)`)}
    ), sold_out as (
      ${putChange(sql`
        select array_agg(distinct tag)
        from taken
        join sold using (product_id)
        cross join lateral (values ('product:' || product_id), ('seller:' || seller_id),
          ('category:' || main_category_id), ('category:' || subcategory_id)) as tags (tag)
        where taken.on_hand = 0 and tag is not null
        having count(*) > 0`)}
    )`;
}

function orderRow(record: OrderRecord) {
  const { identity, customer, draft } = record;
  return {
    idempotency_key: identity.key,
    request_fingerprint: identity.fingerprint,
    access_token_hash: record.accessTokenHash,
    account_id: record.accountId,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    person_type_id: customer.personTypeId,
    document_type_id: customer.documentTypeId,
    document_number: customer.documentNumber,
    address: customer.address,
    neighbourhood: customer.neighbourhood ?? null,
    address_unit: customer.addressUnit ?? null,
    delivery_notes: customer.deliveryNotes ?? null,
    address_key: record.addressKey,
    email_key: record.emailKey,
    city_id: customer.city.id,
    latitude: customer.coordinates?.latitude ?? null,
    longitude: customer.coordinates?.longitude ?? null,
    payment_method_id: record.paymentMethodId,
    ...{ item_count: draft.itemCount, subtotal: draft.subtotal, total: draft.total },
    shipping_cost: draft.shippingCost,
    privacy_policy_version: customer.privacyPolicyVersion,
    created_at: record.placedAt.toISOString(),
    caused_by: causeText(),
  };
}

function lineRows({ lines }: OrderDraft) {
  return lines.map((line, index) => ({
    line: index + 1,
    product_id: line.productId,
    term_ids: line.termIds,
    seller_id: line.sellerId,
    quantity: line.quantity,
    price: line.price,
    sale_price: line.salePrice,
    attributes: line.attributes,
    fee_percent: line.feePercent,
    fee: line.fee,
  }));
}

function needRows({ stockNeeds }: OrderDraft) {
  return stockNeeds.map(({ productId, termIds, quantity }) => ({
    product_id: productId,
    term_ids: termIds,
    quantity,
  }));
}

function packageRows({ packages }: OrderDraft) {
  return packages.map((one, index) => ({
    seller_id: one.sellerId,
    position: index + 1,
    zone: one.zone,
    rate: one.rate,
    kilograms: one.billableKilograms,
    ...{ subtotal: one.subtotal, fee: one.fee },
    dispatch_by: one.promise.dispatchBy,
    promised_from: one.promise.from,
    promised_to: one.promise.to,
  }));
}
