import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { placeOrder } from '../../src/server/modules/orders/placing/place-order.service.ts';
import { buildAccount } from './account-factories.ts';
import { buildCategory, buildProduct, buildSeller } from './catalog-factories.ts';
import { buildCheckoutReferences } from './checkout-references.ts';
import { createTestContext } from './context.ts';
import { createScriptedProvider, type ScriptedProvider } from './money-provider.ts';
import { allowManyOrders } from './order-limits.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

/** A marketplace with a clock and a provider that obey the test; as many worlds of sellers as a test wants. */
export interface MoneyShop {
  context: Context;
  db: TestDatabase['pool'];
  provider: ScriptedProvider;
  operatorId: number;
  categoryId: number;
  /** Moves the clock on. */
  pass: (millis: number) => void;
  close: () => Promise<void>;
}

interface WorldProduct {
  id: number;
  sellerId: number;
  start: number;
  price: number;
}

/** Sellers, and what they sell, that no other test touches. */
export interface MoneyWorld {
  shop: MoneyShop;
  sellerIds: number[];
  products: WorldProduct[];
  /** Placed in this world, in order. */
  orders: number[];
  /** Units that were written off without going back on sale, by product. */
  lost: Map<number, number>;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// A Monday, 10:00 in Bogotá.
const START = Date.parse('2026-03-02T15:00:00Z');

export async function openMoneyShop(): Promise<MoneyShop> {
  const database = await createTestDatabase();
  const db = database.pool;
  await buildCheckoutReferences(db);
  const clock = { now: START };
  const now = () => new Date(clock.now);
  const provider = createScriptedProvider(now);
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const config = readConfig({ MONEY_TESTS: 'true' });
  const context: Context = { ...createTestContext(db, { now }), config, log, paymentProvider: provider };
  const { id: operatorId } = await buildAccount(db, { roles: ['operator'] });
  await allowManyOrders(db, { maximumRefusals: 1_000_000 });
  return {
    context,
    db,
    provider,
    operatorId,
    categoryId: await buildCategory(db),
    pass: (millis) => {
      clock.now += millis;
    },
    close: () => database.drop(),
  };
}

/** `fees`: percent of each seller. Each sells `productsEach` things of different prices, `start` units of each. */
export async function buildWorld(
  shop: MoneyShop,
  {
    fees = [10, 8.25],
    productsEach = 2,
    start = 20,
  }: { fees?: number[]; productsEach?: number; start?: number } = {},
): Promise<MoneyWorld> {
  const { db, categoryId: mainCategoryId } = shop;
  const sellerIds: number[] = [];
  const products: WorldProduct[] = [];
  for (const feePercent of fees) {
    const paymentProviderId = String(900_100 + sellerIds.length);
    const sellerId = await buildSeller(db, { feePercent, paymentProviderId });
    sellerIds.push(sellerId);
    await addBankAccount(db, sellerId);
    for (let number = 0; number < productsEach; number++) {
      const price = 19_990 + 7_777 * products.length;
      const id = await buildProduct(db, { sellerId, mainCategoryId, price, onHand: start });
      products.push({ id, sellerId, start, price });
    }
  }
  return { shop, sellerIds, products, orders: [], lost: new Map() };
}

export interface CartLine {
  /** Index in the world's products. */
  product: number;
  quantity: number;
}

let buyers = 0;

/** Buys as a guest; null: the shop refused (sold out). */
export async function buy(
  world: MoneyWorld,
  lines: readonly CartLine[],
  method: 'online' | 'cash' = 'online',
): Promise<number | null> {
  const body = {
    ...buyerFields(++buyers),
    paymentMethodId: method === 'online' ? 1 : 3,
    lines: lines.map(({ product, quantity }) => ({
      productId: productAt(world, product).id,
      quantity,
      chosenTerms: [],
    })),
  };
  const submit = (amounts: object) => {
    const filled = { ...body, ...amounts } as unknown as Parameters<typeof placeOrder>[1]['body'];
    const submission = { body: filled, headerKey: `money-${buyers}`, accountId: null, purchases: null };
    return placeOrder(world.shop.context, submission);
  };
  const quoted = await submit({ subtotal: 0, shippingCost: 0, total: 0 });
  if (quoted.ok || quoted.reason !== 'totals-changed') return refusedAs(quoted);
  const { subtotal, shippingCost, total } = quoted.details as Record<string, number>;
  const placed = await submit({ subtotal, shippingCost, total });
  if (!placed.ok) return refusedAs(placed);
  world.orders.push(placed.value.order.number);
  return placed.value.order.number;
}

function productAt({ products }: MoneyWorld, index: number): WorldProduct {
  const product = products[index % products.length];
  if (!product) throw new Error('The world sells nothing');
  return product;
}

export async function numberOf(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  return Number((await queryOne<{ value: number }>(db, statement))?.value ?? 0);
}

function refusedAs(result: { ok: boolean; reason?: string }): null {
  if (result.reason === 'out-of-stock' || result.reason === 'unavailable') return null;
  throw new Error(`The order was not placed: ${JSON.stringify(result)}`);
}

function buyerFields(number: number) {
  return {
    email: `compra${number}@plazuela.test`,
    firstName: 'Ana',
    lastName: 'Gómez',
    documentNumber: String(1_000_000_000 + number),
    cityId: '11001',
    address: `Calle ${number} # 20-30`,
    latitude: 4.65,
    longitude: -74.1,
    phone: String(3_000_000_000 + number),
    personTypeId: '1',
    documentTypeId: 'CC',
    privacyAccepted: true,
  };
}

async function addBankAccount(db: Database, sellerId: number): Promise<void> {
  await execute(
    db,
    sql`insert into seller_bank_account (seller_id, bank_code, bank_name, account_kind, account_number, holder_name,
          holder_document_type, holder_document, changed_at)
        values (${sellerId}, '1007', 'Bancolombia', 'ahorros', '12345678901', 'Tienda', 'NIT', '900123456', now())`,
  );
}
