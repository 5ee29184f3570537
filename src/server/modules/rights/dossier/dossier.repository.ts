import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

export interface DossierOrder {
  createdAt: Date;
  name: string;
  documentNumber: string;
  address: string;
  cityName: string;
  paymentMethodId: number;
  subtotal: number;
  shippingCost: number;
  total: number;
  /** Null: of before it was kept. */
  privacyPolicyVersion: string | null;
}

export function findDossierOrder(db: Database, orderNumber: number): Promise<DossierOrder | null> {
  return queryOne<DossierOrder>(
    db,
    sql`select orders.created_at, trim(first_name || ' ' || last_name) as name, document_number, address,
          city.name as city_name, payment_method_id, subtotal, shipping_cost, total, privacy_policy_version
        from orders join city on city.id = orders.city_id where number = ${orderNumber}`,
  );
}

export interface DossierLine {
  line: number;
  sellerName: string;
  name: string;
  reference: string;
  quantity: number;
  cancelledQuantity: number;
  unitPrice: number;
  /** Units that the case is about. */
  askedQuantity: number | null;
  grantedQuantity: number | null;
}

/** Of the shop that the case is about, or of all of the order; a hundred at most. */
export function listDossierLines(
  db: Database,
  { caseId, orderNumber, sellerId }: { caseId: number; orderNumber: number; sellerId: number | null },
): Promise<DossierLine[]> {
  return query<DossierLine>(
    db,
    sql`select bought.line, seller.display_name as seller_name, bought.name, bought.reference, bought.quantity,
          bought.cancelled_quantity, bought.unit_price, asked.quantity as asked_quantity, asked.granted_quantity
        from order_line bought join seller on seller.id = bought.seller_id
        left join rights_case_line asked on asked.case_id = ${caseId} and asked.line = bought.line
        where bought.order_number = ${orderNumber} and (${sellerId}::int is null or bought.seller_id = ${sellerId}::int)
        order by bought.line limit 100`,
  );
}

export interface DossierStep {
  at: Date;
  sellerName: string;
  status: string;
  note: string;
}

/** How the packages went, from their first state on. */
export function listDossierSteps(
  db: Database,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number | null },
): Promise<DossierStep[]> {
  return query<DossierStep>(
    db,
    sql`select change.changed_at as at, seller.display_name as seller_name, package_status.name as status, change.note
        from package_status_change change join seller on seller.id = change.seller_id
        join package_status on package_status.id = change.status_id
        where change.order_number = ${orderNumber} and (${sellerId}::int is null or change.seller_id = ${sellerId}::int)
        order by change.id limit 300`,
  );
}

export interface DossierPackage {
  sellerName: string;
  carrier: string | null;
  trackingNumber: string | null;
  shippingRate: number;
  promisedTo: string | null;
  deliveredAt: Date | null;
  deliveryConfirmedAt: Date | null;
  deliveryConfirmedBy: string | null;
  deliveryDisputedAt: Date | null;
}

export function listDossierPackages(
  db: Database,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number | null },
): Promise<DossierPackage[]> {
  return query<DossierPackage>(
    db,
    sql`select seller.display_name as seller_name, package.carrier, package.tracking_number, package.shipping_rate,
          package.promised_to, package.delivered_at, package.delivery_confirmed_at, package.delivery_confirmed_by,
          package.delivery_disputed_at
        from package join seller on seller.id = package.seller_id
        where package.order_number = ${orderNumber} and (${sellerId}::int is null or package.seller_id = ${sellerId}::int)
        order by package.position limit 100`,
  );
}

export interface DossierPayment {
  at: Date;
  reference: string;
  outcome: string;
  amount: number | null;
  franchise: string;
  maskedCard: string;
  approvalCode: string;
}

export function listDossierPayments(db: Database, orderNumber: number): Promise<DossierPayment[]> {
  return query<DossierPayment>(
    db,
    sql`select happened_at as at, reference, outcome, amount, franchise, masked_card, approval_code
        from payment_transaction where order_number = ${orderNumber} order by id limit 100`,
  );
}

export interface DossierRefund {
  id: number;
  at: Date;
  cause: string;
  goods: number;
  shipping: number;
  amount: number;
  state: 'due' | 'paid';
  dueOn: string;
  paidAt: Date | null;
  paidReference: string | null;
}

/** Of the order, as one money came in for all its shops. */
export function listDossierRefunds(db: Database, orderNumber: number): Promise<DossierRefund[]> {
  return query<DossierRefund>(
    db,
    sql`select id, created_at as at, cause, goods_amount as goods, shipping_amount as shipping, amount, state, due_on,
          paid_at, paid_reference
        from refund where order_number = ${orderNumber} order by id limit 100`,
  );
}
