import type { Pool } from 'pg';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '../../src/domain/ledger/accounts.ts';
import { cashCollected, packageSold, paymentReceived } from '../../src/domain/ledger/sale-postings.ts';
import { type MoneyPackage, packageDue } from '../../src/domain/order-money.ts';
import { type Database, execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import {
  listOrderPackages,
  setMoneyState,
} from '../../src/server/modules/orders/placing/order-money.service.ts';
import { buildProduct, buildSeller } from './catalog-factories.ts';
import { buildCheckoutReferences } from './checkout-references.ts';
import { createTestContext } from './context.ts';
import { createTestDatabase } from './postgres.ts';

export const SALE_DAY = new Date('2026-11-02T15:00:00Z');

/** The services of the shop on a database of their own, without a server. */
export async function openBooks(now: () => Date) {
  const database = await createTestDatabase();
  await buildCheckoutReferences(database.pool);
  const context = createTestContext(database.pool, { now });
  return { db: database.pool, connection: database.connection, context, close: database.drop };
}

export type Books = Awaited<ReturnType<typeof openBooks>>;

export interface SalePackage {
  shippingRate: number;
  statusId?: number;
  deliveredAt?: Date;
  /** True: only its shop says that it came. */
  isOnlyReported?: boolean;
  /** False: the cash of this package has not come yet. */
  isCollected?: boolean;
  lines: { unitPrice: number; quantity: number; fee: number }[];
}

export interface Sale {
  number: number;
  total: number;
  sellerIds: number[];
  productIds: number[];
  /** 0 without an online payment. */
  transactionId: number;
}

/**
 * A sale whose money has come, as tables and books hold it: `online` through the provider, `carrier` and `seller`
 * collected at the door. Each product is left with 10 units. Needs the checkout references.
 */
export async function buildSale(
  pool: Pool,
  packages: readonly SalePackage[],
  paidTo: 'online' | 'carrier' | 'seller' = 'online',
): Promise<Sale> {
  return inTransaction(pool, async (db) => {
    const sale = await insertSale(db, packages, paidTo === 'online' ? 1 : 3);
    const transactionId = paidTo === 'online' ? await insertPayment(db, sale) : 0;
    if (transactionId) {
      const payment = { transactionId, orderNumber: sale.number, amount: sale.total };
      await postTransaction(db, paymentReceived(payment), SALE_DAY);
    }
    for (const [index, sold] of (await listOrderPackages(db, sale.number)).entries()) {
      if (packages[index]?.isCollected === false) continue;
      if (paidTo === 'online') await postTransaction(db, packageSold(sold), SALE_DAY);
      else await collect(db, sold, paidTo);
      await setMoneyState(db, sold, paidTo === 'seller' ? 'seller-kept' : 'held');
    }
    return { ...sale, transactionId };
  });
}

/** A transaction of the provider; of an order or of none. Answers its id. */
export async function insertTransactionRow(
  db: Database,
  parts: { orderNumber: number | null; amount: number; outcome: string; refundCause?: string },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into payment_transaction (provider, reference, transaction_id, order_number, invoice, amount, currency,
          state, franchise, masked_card, approval_code, reason_text, happened_at, outcome, refund_cause, first_seen_at,
          changed_at)
        values ('epayco', gen_random_uuid()::text, 'T', ${parts.orderNumber}, ${String(parts.orderNumber ?? 'X')},
          ${parts.amount}, 'COP', 1, 'VS', '457562*******0326', '000001', '00-Aprobada', ${SALE_DAY}, ${parts.outcome},
          ${parts.refundCause ?? null}, ${SALE_DAY}, ${SALE_DAY})
        returning id`,
  );
  return row?.id ?? 0;
}

/** Every account that is not at zero, on its normal side: 'refunds' or 'seller_held of 3'. */
export async function balancesOf(db: Database): Promise<Record<string, number>> {
  const sums = await query<{ account: LedgerAccount; owner: number; sum: number }>(
    db,
    sql`select account, owner, sum(amount)::bigint as sum from ledger_leg group by account, owner
        having sum(amount) <> 0 order by account, owner`,
  );
  return Object.fromEntries(
    sums.map(({ account, owner, sum }) => [
      owner ? `${account} of ${owner}` : account,
      LEDGER_ACCOUNTS[account] === 'debit' ? sum : -sum,
    ]),
  );
}

async function insertSale(
  db: Database,
  packages: readonly SalePackage[],
  paymentMethodId: 1 | 3,
): Promise<Omit<Sale, 'transactionId'>> {
  const lines = packages.flatMap((one) => one.lines);
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const shipping = packages.reduce((sum, { shippingRate }) => sum + shippingRate, 0);
  const order = await queryOne<{ number: number }>(
    db,
    sql`insert into orders (idempotency_key, request_fingerprint, access_token_hash, email, first_name, last_name, phone,
          person_type_id, document_type_id, document_number, address, city_id, payment_method_id, item_count, subtotal,
          shipping_cost, total, privacy_policy_version, created_at)
        values (gen_random_uuid()::text, 'f', repeat('0', 64), 'ana@plazuela.test', 'Ana', 'Gómez', '3001234567', '1',
          'CC', '1020304050', 'Calle 10 # 20-30', '11001', ${paymentMethodId}, ${lines.length}, ${subtotal}, ${shipping},
          ${subtotal + shipping}, '1', ${SALE_DAY})
        returning number`,
  );
  const sale = { number: order?.number ?? 0, total: subtotal + shipping };
  const [sellerIds, productIds]: [number[], number[]] = [[], []];
  for (const [index, one] of packages.entries()) {
    const sellerId = await buildSeller(db);
    sellerIds.push(sellerId);
    await insertPackage(db, sale.number, { ...one, sellerId, position: index + 1 });
    for (const sold of one.lines) {
      const productId = await buildProduct(db, { sellerId, price: sold.unitPrice, onHand: 10 });
      productIds.push(productId);
      await insertLine(db, sale.number, { ...sold, sellerId, productId, line: productIds.length });
    }
  }
  return { ...sale, sellerIds, productIds };
}

async function insertPackage(
  db: Database,
  orderNumber: number,
  one: SalePackage & { sellerId: number; position: number },
): Promise<void> {
  const confirmedAt = (!one.isOnlyReported && one.deliveredAt) || null;
  await execute(
    db,
    sql`insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
          billable_kilograms, subtotal, delivered_at, delivery_confirmed_at, delivery_confirmed_by)
        values (${orderNumber}, ${one.sellerId}, ${one.position}, ${one.statusId ?? 19}, 'urbana', ${one.shippingRate}, 1,
          ${one.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)},
          ${one.deliveredAt ?? null}, ${confirmedAt}, ${confirmedAt && 'buyer'})`,
  );
}

async function insertLine(
  db: Database,
  orderNumber: number,
  sold: SalePackage['lines'][number] & { sellerId: number; productId: number; line: number },
): Promise<void> {
  await execute(
    db,
    sql`insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url, price,
          quantity, attributes, fee_percent, fee)
        values (${orderNumber}, ${sold.line}, ${sold.sellerId}, ${sold.productId}, '{}', ${`Producto ${sold.line}`},
          'REF', '/img/x-640.webp', ${sold.unitPrice}, ${sold.quantity}, '[]', 10, ${sold.fee})`,
  );
}

async function insertPayment(db: Database, { number, total }: Omit<Sale, 'transactionId'>): Promise<number> {
  await execute(
    db,
    sql`insert into payment (order_number, state, amount, channel, expires_at, paid_at, created_at)
        values (${number}, 'paid', ${total}, 'card', ${SALE_DAY}, ${SALE_DAY}, ${SALE_DAY})`,
  );
  return insertTransactionRow(db, { orderNumber: number, amount: total, outcome: 'paid' });
}

async function collect(db: Database, sold: MoneyPackage, collectedBy: 'carrier' | 'seller'): Promise<void> {
  const amount = packageDue(sold);
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into cash_collection (order_number, seller_id, collected_by, amount, collected_at, recorded_at)
        values (${sold.orderNumber}, ${sold.sellerId}, ${collectedBy}, ${amount}, ${SALE_DAY}, ${SALE_DAY})
        returning id`,
  );
  await postTransaction(db, cashCollected({ id: row?.id ?? 0, collectedBy, amount, sold }), SALE_DAY);
}
