import { type Database, execute, sql } from '../db/sql.ts';

/** Whoever tries the demo orders more often with one phone than a person who waits for her parcels. */
const DEMO_RULES = {
  unpaidOrders: {
    ...{ maximumOpenPerPhone: 500, maximumOpenPerDocument: 500 },
    ...{ maximumOpenPerEmail: 500, maximumOpenPerAddress: 500, shortestReservationMinutes: 30 },
  },
  cashOnDelivery: { maximumOpenPerPhone: 500, maximumOpenPerDocument: 500, maximumOpenPerAddress: 500 },
};

export async function seedDemoRules(db: Database): Promise<void> {
  await execute(
    db,
    sql`insert into setting (key, value) values ('money-rules', ${JSON.stringify(DEMO_RULES)}::jsonb)
        on conflict (key) do nothing`,
  );
}
