import type { ConfirmedBy } from '../../../../domain/delivery-confirmation.ts';
import type { PaymentState } from '../../../../domain/payment-state.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

/** As it is stored; moments in ISO 8601. */
export interface DeliveryRow {
  deliveredAt: string;
  confirmedAt: string | null;
  confirmedBy: ConfirmedBy | null;
  disputedAt: string | null;
  isReleased: boolean;
  hasProof: boolean;
}

type PackageRow = Omit<PlacedOrder['packages'][number], 'delivery'> & { delivery: DeliveryRow | null };

export type OrderRow = Omit<
  PlacedOrder,
  'placedAt' | 'isOfGuest' | 'customer' | 'totals' | 'payment' | 'packages'
> & {
  packages: PackageRow[];
  placedAt: Date;
  accessTokenHash: string;
  /** Null: bought without an account. */
  accountId: number | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  documentNumber: string;
  /** As a courier reads it. */
  address: string;
  deliveryNotes: string | null;
  cityName: string;
  departmentName: string;
  paymentMethodId: 1 | 3;
  subtotal: number;
  shippingCost: number;
  total: number;
  /** Null: nothing is paid online. */
  payment: { state: PaymentState; paidBy: { date: string; maskedCard: string } | null } | null;
};

/** The order with its packages and lines in one round trip. */
export function findOrder(db: Database, number: number): Promise<OrderRow | null> {
  return queryOne<OrderRow>(
    db,
    sql`select orders.number, orders.created_at as placed_at, orders.item_count,
          orders.access_token_hash, orders.account_id, orders.email,
          orders.first_name, orders.last_name, orders.phone, orders.document_number,
          concat_ws(', ', orders.address, orders.address_unit, orders.neighbourhood) as address, orders.delivery_notes,
          city.name as city_name, department.name as department_name,
          orders.payment_method_id, orders.subtotal, orders.shipping_cost,
          orders.total, ${payment} as payment, ${refunds} as refunds,
          (select jsonb_agg(${packageObject} order by package.position)
           from package
           join seller on seller.id = package.seller_id
           join package_status status on status.id = package.status_id
           where package.order_number = orders.number) as packages
        from orders
        join city on city.id = orders.city_id
        join department on department.id = city.department_id
        where orders.number = ${number}`,
  );
}

export function listPackageStatuses(db: Database) {
  return query<{ id: number; name: string }>(
    db,
    sql`select id, name from package_status order by bar_position nulls last, id limit 100`,
  );
}

const payment = sql`(
  select jsonb_build_object('state', payment.state, 'paidBy',
    (select jsonb_build_object('maskedCard', masked_card, 'date',
              ${isoText(sql`happened_at`)})
     from payment_transaction
     where payment_transaction.order_number = orders.number and outcome in ('paid', 'reversed')))
  from payment where payment.order_number = orders.number)`;

// An order has a refund for each of its lines at most, and a few more.
const refunds = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', refund.id, 'amount', refund.amount, 'state', refund.state,
           'cause', refund.cause, 'dueOn', refund.due_on, 'paidAt',
           ${isoText(sql`refund.paid_at`)}) order by refund.id), '[]')
  from refund where refund.order_number = orders.number)`;

const productObject = sql`jsonb_build_object(
  'productId', line.product_id, 'name', line.name, 'imageUrl', line.image_url, 'price', line.price,
  'salePrice', line.sale_price, 'quantity', line.quantity, 'cancelledQuantity', line.cancelled_quantity,
  'reduced', line.reduced_amount, 'terms', line.attributes)`;

const changedAt = isoText(sql`change.changed_at`);

const statusObject = sql`jsonb_build_object(
  'id', status.id, 'name', status.name, 'trackingNumber', package.tracking_number,
  'carrier', package.carrier, 'trackingUrl', package.tracking_url,
  'date', (select ${changedAt} from package_status_change change
           where change.order_number = package.order_number and change.seller_id = package.seller_id
           order by change.id desc limit 1))`;

// A package passes about seven statuses; the bound is for one that goes back and forth.
const history = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', change.status_id, 'name', past.name, 'date', ${changedAt})
                            order by change.id), '[]')
  from (select * from package_status_change recent
        where recent.order_number = package.order_number and recent.seller_id = package.seller_id
        order by recent.id desc limit 50) change
  join package_status past on past.id = change.status_id)`;

const deliveryObject = sql`case when package.status_id = 3 and package.delivered_at is not null then
  jsonb_build_object('deliveredAt', ${isoText(sql`package.delivered_at`)},
    'confirmedAt', ${isoText(sql`package.delivery_confirmed_at`)}, 'confirmedBy', package.delivery_confirmed_by,
    'disputedAt', ${isoText(sql`package.delivery_disputed_at`)}, 'isReleased', package.money_state = 'released',
    'hasProof', package.delivery_proof_file is not null) end`;

const packageObject = sql`jsonb_build_object(
  'sellerId', seller.id, 'sellerName', seller.display_name, 'paymentProviderId', seller.epayco_id,
  'feePercent', (select max(line.fee_percent) from order_line line
                 where line.order_number = package.order_number and line.seller_id = package.seller_id),
  'shippingRate', package.shipping_rate, 'promised', case when package.promised_to is not null then
    jsonb_build_object('from', package.promised_from, 'to', package.promised_to) end,
  'replaced', case when package.replaced_to is not null then
    jsonb_build_object('from', package.replaced_from, 'to', package.replaced_to) end,
  'freightBack', (select * from freight_back(package)), 'status', ${statusObject}, 'delivery', ${deliveryObject}, 'history', ${history},
  'products', (select jsonb_agg(${productObject} order by line.line) from order_line line
               where line.order_number = package.order_number and line.seller_id = package.seller_id))`;
