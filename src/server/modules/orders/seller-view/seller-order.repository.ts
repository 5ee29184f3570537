import type { ConfirmedBy } from '../../../../domain/delivery-confirmation.ts';
import type { MoneyPackage } from '../../../../domain/order-money.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, query, sql } from '../../../db/sql.ts';

interface DetailLine {
  line: number;
  productId: number;
  name: string;
  reference: string;
  imageUrl: string;
  terms: { attribute: string; term: string }[];
  unitPrice: number;
  quantity: number;
  cancelledQuantity: number;
  /** What of the price of kept units went back. */
  reduced: number;
  feePercent: number;
  fee: number;
}

export interface DetailRow {
  orderNumber: number;
  sellerId: number;
  sellerName: string;
  senderAddress: string;
  senderCity: string;
  senderPhone: string;
  placedAt: Date;
  receivedAt: Date;
  acceptedAt: Date | null;
  dispatchBy: string | null;
  stage: string;
  statusId: number;
  statusName: string;
  paymentMethodId: 1 | 3;
  moneyState: MoneyPackage['moneyState'];
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  deliveryConfirmedBy: ConfirmedBy | null;
  /** ISO 8601: since when its buyer says that it has not come. */
  deliveryDisputedAt: string | null;
  hasDeliveryProof: boolean;
  shippingRate: number;
  shippingRefunded: number;
  lateFreight: { amount: number; sellerCharge: number } | null;
  lostCredit: number | null;
  kilograms: number;
  buyerName: string;
  phone: string;
  document: string;
  /** As a courier reads it. */
  address: string;
  deliveryNotes: string | null;
  cityName: string;
  departmentName: string;
  lines: DetailLine[];
  history: { statusId: number; name: string; note: string; date: string; isOurs: boolean }[];
}

/** The packages of a shop that are in these orders: never a line, a sum or a step of another shop's. */
export function listPackageDetails(
  db: Database,
  sellerId: number,
  orderNumbers: readonly number[],
): Promise<DetailRow[]> {
  return query<DetailRow>(
    db,
    sql`select package.order_number, seller.id as seller_id, seller.display_name as seller_name,
          seller.address as sender_address, origin.name as sender_city, seller.phone as sender_phone,
          orders.created_at as placed_at, package.received_at, package.accepted_at,
          package.dispatch_by,
          package.stage, package.status_id, status.name as status_name,
          orders.payment_method_id, package.money_state, package.carrier,
          package.tracking_number, package.tracking_url, package.delivery_confirmed_by,
          ${isoText(sql`package.delivery_disputed_at`)} as delivery_disputed_at, package.delivery_proof_file is not null as has_delivery_proof, package.shipping_rate,
          package.shipping_refunded_amount as shipping_refunded, ${lateFreight} as late_freight, ${lostCredit} as lost_credit, package.billable_kilograms as kilograms,
          orders.first_name || ' ' || orders.last_name as buyer_name, orders.phone,
          document.abbreviation || ' ' || orders.document_number as document,
          concat_ws(', ', orders.address, orders.address_unit, orders.neighbourhood) as address, orders.delivery_notes,
          city.name as city_name, department.name as department_name, ${lines} as lines, ${history} as history
        from package
        join seller on seller.id = package.seller_id
        join city origin on origin.id = seller.city_id
        join orders on orders.number = package.order_number
        join document_type document on document.id = orders.document_type_id
        join city on city.id = orders.city_id
        join department on department.id = city.department_id
        join package_status status on status.id = package.status_id
        where package.seller_id = ${sellerId} and package.order_number = any(${orderNumbers}::bigint[])
          and package.received_at is not null
        order by array_position(${orderNumbers}::bigint[], package.order_number)`,
  );
}

const lateFreight = sql`(
  select jsonb_build_object('amount', late.amount, 'sellerCharge', late.seller_charge) from late_freight late
  where late.order_number = package.order_number and late.seller_id = package.seller_id)`;

const lostCredit = sql`(
  select lost.compensation + lost.freight_waived from lost_package lost
  where lost.order_number = package.order_number and lost.seller_id = package.seller_id)`;

const lines = sql`(
  select jsonb_agg(jsonb_build_object('line', line.line, 'productId', line.product_id, 'name', line.name,
           'reference', line.reference, 'imageUrl', line.image_url, 'unitPrice', line.unit_price,
           'quantity', line.quantity, 'cancelledQuantity', line.cancelled_quantity,
           'reduced', line.reduced_amount, 'feePercent', line.fee_percent,
           'fee', line.fee, 'terms',
           (select coalesce(jsonb_agg(jsonb_build_object('attribute', term->>'attribute', 'term', term->>'term')), '[]')
            from jsonb_array_elements(line.attributes) term)) order by line.line)
  from order_line line
  where line.order_number = package.order_number and line.seller_id = package.seller_id)`;

// Bounded as in the buyer's order. Who did it is told no further than whether it was the shop.
const history = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('statusId', change.status_id, 'name', past.name, 'note', change.note,
           'date', ${isoText(sql`change.changed_at`)},
           'isOurs', coalesce(change.changed_by = seller.account_id or exists (
             select from seller_member member
             where member.seller_id = seller.id and member.account_id = change.changed_by), false)) order by change.id),
           '[]')
  from (select * from package_status_change recent
        where recent.order_number = package.order_number and recent.seller_id = package.seller_id
        order by recent.id desc limit 50) change
  join package_status past on past.id = change.status_id)`;
