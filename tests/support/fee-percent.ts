import { type FeeRule, feeOn } from '../../src/domain/fee-rule.ts';
import { type Database, query, sql } from '../../src/server/db/sql.ts';
import { rulesOn } from '../../src/server/modules/books/fees/fees.service.ts';

/** What a seller whose base is 10 % pays of a sale on a day. */
export async function percentOn(
  db: Database,
  { sellerId, categoryIds }: { sellerId: number; categoryIds: number[] },
  day: string,
): Promise<number> {
  const sold = sql`(select ${sellerId}::int as "sellerId", ${categoryIds}::int[] as "categoryIds") sold`;
  const found = await query<{ rule: FeeRule }>(db, rulesOn(day, sold));
  const rules = found.map(({ rule }) => rule);
  return feeOn(day, { sellerId, categoryIds, basePercent: 10 }, rules).percent;
}
