import type { MoneyRules } from '../../src/domain/money-rules.ts';
import { type Database, execute, sql } from '../../src/server/db/sql.ts';

const many = 100_000;

/** Tests order again and again for one person; those of the limits set their own rules. */
export async function allowManyOrders(
  db: Database,
  cashOnDelivery: Partial<MoneyRules['cashOnDelivery']> = MANY_CASH_ORDERS,
): Promise<void> {
  const rules = JSON.stringify({ cashOnDelivery, unpaidOrders: MANY_UNPAID_ORDERS });
  await execute(
    db,
    sql`insert into setting (key, value) values ('money-rules', ${rules}::jsonb)
        on conflict (key) do update set value = excluded.value`,
  );
}

const MANY_CASH_ORDERS = {
  maximumOpenPerPhone: many,
  maximumOpenPerDocument: many,
  maximumOpenPerAddress: many,
  maximumTotal: 2_000_000_000,
};

const MANY_UNPAID_ORDERS: MoneyRules['unpaidOrders'] = {
  maximumOpenPerPhone: many,
  maximumOpenPerDocument: many,
  maximumOpenPerEmail: many,
  maximumOpenPerAddress: many,
  maximumUnits: many,
  stockSharePercent: 100,
  unitsBeyondShare: many,
  shortestReservationMinutes: many,
};
