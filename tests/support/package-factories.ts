import type { MoneyRules } from '../../src/domain/money-rules.ts';
import { type Database, execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { buildAccount } from './account-factories.ts';
import type { Sale, SalePackage } from './sale-factories.ts';

// 3 × 10.333 + 20.000 + 8.000 = 58.999, of it fees 5.100; and 2 × 50.000 + 12.000 = 112.000, of it 5.000.
export const TWO_PACKAGES: SalePackage[] = [
  {
    shippingRate: 8_000,
    lines: [
      { unitPrice: 10_333, quantity: 3, fee: 3_100 },
      { unitPrice: 20_000, quantity: 1, fee: 2_000 },
    ],
  },
  { shippingRate: 12_000, lines: [{ unitPrice: 50_000, quantity: 2, fee: 5_000 }] },
];

/** The same, with the cash of no package collected yet. */
export const UNPAID_PACKAGES = TWO_PACKAGES.map((one) => ({ ...one, isCollected: false }));

export function firstPackage({ number, sellerIds }: Sale) {
  return { orderNumber: number, sellerId: sellerIds[0] ?? 0 };
}

export function secondPackage({ number, sellerIds }: Sale) {
  return { orderNumber: number, sellerId: sellerIds[1] ?? 0 };
}

export async function buildOperator(db: Database) {
  const { id } = await buildAccount(db, { roles: ['operator'] });
  return { accountId: id, role: 'operator' } as const;
}

interface PackageRef {
  orderNumber: number;
  sellerId: number;
}

/** Puts a package where a test begins, without what a move does. */
export async function placePackage(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
  statusId: number,
  carrier: string | null = 'Coordinadora',
): Promise<void> {
  await execute(
    db,
    sql`update package set status_id = ${statusId}, carrier = ${carrier}, tracking_number = 'G-1'
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}

export interface StoredPackage {
  statusId: number;
  moneyState: string;
  carrier: string | null;
  trackingNumber: string | null;
  deliveredAt: Date | null;
  /** Statuses of its history, the oldest first. */
  history: number[];
  /** Units cancelled of each line. */
  cancelled: number[];
}

export async function readPackage(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
): Promise<StoredPackage> {
  const row = await queryOne<StoredPackage>(
    db,
    sql`select status_id, money_state, carrier, tracking_number,
          delivered_at,
          (select coalesce(jsonb_agg(change.status_id order by change.id), '[]') from package_status_change change
           where change.order_number = package.order_number and change.seller_id = package.seller_id) as history,
          (select jsonb_agg(line.cancelled_quantity order by line.line) from order_line line
           where line.order_number = package.order_number and line.seller_id = package.seller_id) as cancelled
        from package where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
  if (!row) throw new Error('There is no such package');
  return row;
}

/** Units on sale of each product, in the order of the lines; a sale begins with 10 of each. */
export async function stockOf(db: Database, { productIds }: Sale): Promise<number[]> {
  const rows = await query<{ onHand: number }>(
    db,
    sql`select on_hand from stock where product_id = any(${productIds}::int[]) order by product_id`,
  );
  return rows.map(({ onHand }) => onHand);
}

/** Messages in the outbox, the oldest first: 'package-status 20'. */
export async function messagesOf(db: Database): Promise<string[]> {
  const rows = await query<{ name: string }>(
    db,
    sql`select trim(template || ' ' || coalesce(data->>'statusId', '')) as name from outbox_message order by id`,
  );
  return rows.map(({ name }) => name);
}

/** Rules of cash on delivery that differ from the defaults. */
export async function storeMoneyRules(
  db: Database,
  cashOnDelivery: Partial<MoneyRules['cashOnDelivery']>,
): Promise<void> {
  const rules = JSON.stringify({ cashOnDelivery });
  await execute(
    db,
    sql`insert into setting (key, value) values ('money-rules', ${rules}::jsonb)
        on conflict (key) do update set value = excluded.value`,
  );
}
