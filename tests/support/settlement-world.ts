import type { Context } from '../../src/server/context.ts';
import { type Database, execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { saveBankAccount } from '../../src/server/modules/payouts/settlements/bank-account.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import {
  getSellerMoney,
  type SellerMoney,
} from '../../src/server/modules/payouts/settlements/seller-money.service.ts';
import type { SettlementRun } from '../../src/server/modules/payouts/settlements/settlement-run.repository.ts';
import { startSettlementRun } from '../../src/server/modules/payouts/settlements/settlement-run.service.ts';
import { buildAccount } from './account-factories.ts';
import { buildCategory, buildSeller } from './catalog-factories.ts';
import { buildCheckoutReferences } from './checkout-references.ts';
import { createTestContext } from './context.ts';
import type { Shop } from './order-factories.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { insertSale, type Sale } from './settlement-sale.ts';

/** A marketplace with a clock of its own, an operator and a category. */
export interface SettlementWorld {
  context: Context;
  db: TestDatabase['pool'];
  operatorId: number;
  categoryId: number;
  setClock: (moment: string) => void;
  close: () => Promise<void>;
}

export async function openSettlementWorld(): Promise<SettlementWorld> {
  const database = await createTestDatabase();
  await buildCheckoutReferences(database.pool);
  let clock = new Date('2026-11-03T15:00:00Z');
  const context = createTestContext(database.pool, { now: () => clock });
  const operator = await buildAccount(database.pool, { roles: ['operator'] });
  return {
    context,
    db: database.pool,
    operatorId: operator.id,
    categoryId: await buildCategory(database.pool),
    setClock: (moment) => {
      clock = new Date(moment);
    },
    close: () => database.drop(),
  };
}

/** The same on a server's database, with its clock. */
export async function buildMoneyWorld(shop: Shop, operatorId: number): Promise<SettlementWorld> {
  const { context, db, close } = shop;
  const setClock = () => {
    throw new Error('A server keeps its own time');
  };
  return { context, db, operatorId, categoryId: await buildCategory(db), setClock, close };
}

/** An active seller who can be paid. */
export async function buildPaidSeller(world: SettlementWorld): Promise<number> {
  const sellerId = await buildSeller(world.db);
  await giveBankAccount(world, sellerId);
  return sellerId;
}

export async function giveBankAccount(
  { context, operatorId }: SettlementWorld,
  sellerId: number,
  changes: Partial<Parameters<typeof saveBankAccount>[1]> = {},
) {
  return saveBankAccount(context, {
    sellerId,
    bankCode: '1007',
    accountKind: 'ahorros',
    accountNumber: '03112345678',
    holderName: 'Fincas de la Peña',
    holderDocumentType: 'NIT',
    holderDocument: '9001234568',
    actor: operatorId,
    ...changes,
  });
}

/** A paid order of one package, its sale in the books; answers its number. */
export function sell({ db, context, categoryId }: SettlementWorld, sale: Sale): Promise<number> {
  return insertSale(db, { categoryId, ...sale }, context.now());
}

export async function deliver(db: Database, orderNumber: number, at: Date | string): Promise<void> {
  await execute(
    db,
    sql`update package set status_id = 3, delivered_at = ${at}, delivery_confirmed_at = ${at},
          delivery_confirmed_by = 'buyer' where order_number = ${orderNumber}`,
  );
}

/** A delivered sale whose money is released: by default 90.000 that are hers to take. */
export async function earn(world: SettlementWorld, sale: Sale): Promise<number> {
  const order = await sell(world, sale);
  await deliver(world.db, order, '2026-10-01T12:00:00Z');
  await releasePackages(world.context);
  return order;
}

/** Settles everybody now. */
export async function settleAll({ context, operatorId }: SettlementWorld): Promise<SettlementRun> {
  const result = await startSettlementRun(context, { key: null, actor: operatorId });
  if (!result.ok) throw new Error('The run was refused');
  return result.value;
}

export interface SellerPayout {
  id: number;
  amount: number;
  state: string;
  settlementId: number;
}

export function payoutsOf(db: Database, sellerId: number): Promise<SellerPayout[]> {
  return query<SellerPayout>(
    db,
    sql`select id, amount, state, settlement_id from payout where seller_id = ${sellerId} order by id`,
  );
}

export async function moneyOf(db: Database, sellerId: number): Promise<SellerMoney> {
  const result = await getSellerMoney(db, sellerId);
  if (!result.ok) throw new Error(`There is no seller ${sellerId}`);
  return result.value;
}

export async function moneyStateOf(db: Database, orderNumber: number): Promise<string | undefined> {
  const row = await queryOne<{ state: string }>(
    db,
    sql`select money_state as state from package where order_number = ${orderNumber}`,
  );
  return row?.state;
}
