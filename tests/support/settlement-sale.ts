import type { Pool } from 'pg';
import { cashCollected, packageSold, paymentReceived } from '../../src/domain/ledger/sale-postings.ts';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import {
  listOrderPackages,
  lockOrder,
  setMoneyState,
} from '../../src/server/modules/orders/placing/order-money.service.ts';
import { buildProduct } from './catalog-factories.ts';

export interface Sale {
  sellerId: number;
  /** Of one unit each. */
  prices?: readonly number[];
  quantity?: number;
  feePercent?: number;
  perishable?: boolean;
  categoryId?: number;
  payment?: 'online' | 'carrier-cash' | 'seller-cash';
  splitState?: 'none' | 'requested';
}

let sequence = 0;

/** A paid order of one package, its sale in the books; answers its number. Shipping costs 8.000. */
export async function insertSale(db: Pool, sale: Sale, now: Date): Promise<number> {
  const number = await insertOrder(db, sale, now);
  await inTransaction(db, async (inside) => {
    await lockOrder(inside, number);
    const [sold] = await listOrderPackages(inside, number);
    if (!sold) throw new Error('The order has no package');
    const amount = totalOf(sale);
    if ((sale.payment ?? 'online') === 'online') {
      const transactionId = await insertPayment(inside, { number, amount, now, splitState: sale.splitState });
      await postTransaction(inside, paymentReceived({ transactionId, orderNumber: number, amount }), now);
      await postTransaction(inside, packageSold(sold), now);
      await setMoneyState(inside, sold, 'held');
      return;
    }
    const collectedBy = sale.payment === 'carrier-cash' ? 'carrier' : 'seller';
    const id = await insertCollection(inside, { number, sellerId: sale.sellerId, amount, now, collectedBy });
    await postTransaction(inside, cashCollected({ id, collectedBy, amount, sold }), now);
    await setMoneyState(inside, sold, collectedBy === 'carrier' ? 'held' : 'seller-kept');
  });
  return number;
}

const SHIPPING = 8_000;

function totalOf({ prices = [100_000], quantity = 1 }: Sale): number {
  return prices.reduce((sum, price) => sum + price * quantity, 0) + SHIPPING;
}

async function insertOrder(db: Database, sale: Sale, now: Date): Promise<number> {
  const { sellerId, prices = [100_000], quantity = 1, feePercent = 10, payment = 'online' } = sale;
  const subtotal = totalOf(sale) - SHIPPING;
  const order = await queryOne<{ number: number }>(
    db,
    sql`with new_order as (
          insert into orders (idempotency_key, request_fingerprint, access_token_hash, email, first_name, last_name,
            phone, person_type_id, document_type_id, document_number, address, city_id, payment_method_id, item_count,
            subtotal, shipping_cost, total, privacy_policy_version, created_at)
          values (${`sale-${++sequence}`}, 'f', repeat('0', 64), 'ana@plazuela.test', 'Ana', 'Gómez', '3001234567',
            '1', 'CC', '1020304050', 'Calle 10 # 20-30', '11001', ${payment === 'online' ? 1 : 3},
            ${prices.length * quantity}, ${subtotal}, ${SHIPPING}, ${subtotal + SHIPPING}, '1', ${now})
          returning number
        )
        insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
          billable_kilograms, subtotal)
        select number, ${sellerId}::int, 1, 19, 'urbana', ${SHIPPING}::int, 1, ${subtotal}::int from new_order
        returning order_number as number`,
  );
  if (!order) throw new Error('The order was not made');
  for (const [index, price] of prices.entries()) {
    const productId = await buildProduct(db, {
      sellerId,
      ...(sale.categoryId && { mainCategoryId: sale.categoryId }),
      perishable: sale.perishable ?? false,
      price,
    });
    await execute(
      db,
      sql`insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url,
            price, quantity, attributes, fee_percent, fee)
          values (${order.number}, ${index + 1}, ${sellerId}, ${productId}, '{}', 'Camiseta', 'REF', '/img/a-640.webp',
            ${price}, ${quantity}, '[]', ${feePercent}, ${Math.round((price * quantity * feePercent) / 100)})`,
    );
  }
  return order.number;
}

interface Payment {
  number: number;
  amount: number;
  now: Date;
  splitState?: 'none' | 'requested' | undefined;
}

async function insertPayment(db: Database, { number, amount, now, splitState }: Payment): Promise<number> {
  await execute(
    db,
    sql`insert into payment (order_number, state, amount, expires_at, split_state, paid_at, created_at)
        values (${number}, 'paid', ${amount}, ${now}, ${splitState ?? 'none'}, ${now}, ${now})`,
  );
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into payment_transaction (provider, reference, transaction_id, order_number, invoice, amount, currency,
          state, franchise, masked_card, approval_code, reason_text, happened_at, outcome, first_seen_at, changed_at)
        values ('epayco', ${`ref-${number}`}, ${`t-${number}`}, ${number}, ${String(number)}, ${amount}, 'cop', 1, 'VS',
          '', '1', '', ${now}, 'paid', ${now}, ${now})
        returning id`,
  );
  return row?.id ?? 0;
}

interface Collection {
  number: number;
  sellerId: number;
  amount: number;
  now: Date;
  collectedBy: 'carrier' | 'seller';
}

async function insertCollection(db: Database, collection: Collection): Promise<number> {
  const { number, sellerId, amount, now, collectedBy } = collection;
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into cash_collection (order_number, seller_id, collected_by, carrier, amount, collected_at, recorded_at)
        values (${number}, ${sellerId}, ${collectedBy}, ${collectedBy === 'carrier' ? 'Servientrega' : null},
          ${amount}, ${now}, ${now})
        returning id`,
  );
  return row?.id ?? 0;
}
