import type { CalendarDay } from '../../../../domain/business-days.ts';
import type { LevelFigures, LevelKind, ShopLevel } from '../../../../domain/shop-level.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface KeptLevel {
  level: ShopLevel;
  figures: LevelFigures;
  since: CalendarDay;
  until: CalendarDay;
}

export function findLevel(db: Database, sellerId: number): Promise<KeptLevel | null> {
  return queryOne<KeptLevel>(
    db,
    sql`select level, figures, since, until from shop_level where seller_id = ${sellerId}`,
  );
}

/** True when shoppers see another level now. */
export async function keepLevel(
  db: Database,
  { sellerId, level, figures, since, until, at }: KeptLevel & { sellerId: number; at: Date },
): Promise<boolean> {
  const row = await queryOne<{ before: number | null }>(
    db,
    sql`with before as (select level from shop_level where seller_id = ${sellerId})
        insert into shop_level (seller_id, level, figures, since, until, counted_at)
        values (${sellerId}, ${level}::smallint, ${JSON.stringify(figures)}::jsonb, ${since}::date, ${until}::date, ${at})
        on conflict (seller_id) do update set level = excluded.level, figures = excluded.figures,
          since = excluded.since, until = excluded.until, counted_at = excluded.counted_at
        returning (select level from before) as before`,
  );
  return (row?.before ?? null) !== level;
}

/** Open shops after the given one, by number. */
export async function listCountedShops(db: Database, afterId: number, limit: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from seller where status = 2 and id > ${afterId} order by id limit ${limit}::int`,
  );
  return rows.map(({ id }) => id);
}

export interface NewContest {
  sellerId: number;
  kind: LevelKind;
  reference: string;
  day: CalendarDay;
  story: string;
  accountId: number;
  at: Date;
}

/** False: it was contested already. */
export async function insertContest(db: Database, one: NewContest): Promise<boolean> {
  const inserted = await execute(
    db,
    sql`insert into shop_level_contest (seller_id, kind, reference, day, story, asked_by, asked_at)
        values (${one.sellerId}, ${one.kind}, ${one.reference}, ${one.day}::date, ${one.story}, ${one.accountId}, ${one.at})
        on conflict (seller_id, kind, reference) do nothing`,
  );
  return inserted === 1;
}

export interface ListedContest {
  id: number;
  sellerId: number;
  sellerName: string;
  kind: LevelKind;
  reference: string;
  day: CalendarDay;
  story: string;
  askedAt: string;
  state: 'waiting' | 'excluded' | 'kept';
  reason: string;
}

/** What waits from the oldest on; what was decided from the newest on. */
export function listContests(
  db: Database,
  { isWaiting, after, limit }: { isWaiting: boolean; after: number | null; limit: number },
): Promise<ListedContest[]> {
  const page = isWaiting
    ? sql`contest.state = 'waiting' and contest.id > coalesce(${after}::bigint, 0) order by contest.id`
    : sql`contest.state <> 'waiting' and contest.id < coalesce(${after}::bigint, 9223372036854775807)
          order by contest.id desc`;
  return query<ListedContest>(
    db,
    sql`select contest.id, contest.seller_id, seller.display_name as seller_name, contest.kind, contest.reference,
          contest.day, contest.story, ${isoText(sql`contest.asked_at`)} as asked_at, contest.state, contest.reason
        from shop_level_contest contest join seller on seller.id = contest.seller_id
        where ${page} limit ${limit}::int`,
  );
}

export function lockContest(
  db: Database,
  id: number,
): Promise<Pick<ListedContest, 'sellerId' | 'kind' | 'reference' | 'state'> | null> {
  return queryOne<Pick<ListedContest, 'sellerId' | 'kind' | 'reference' | 'state'>>(
    db,
    sql`select seller_id, kind, reference, state from shop_level_contest where id = ${id} for update`,
  );
}

export async function decideContest(
  db: Database,
  one: { id: number; state: 'excluded' | 'kept'; reason: string; accountId: number; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`update shop_level_contest
        set state = ${one.state}, reason = ${one.reason}, decided_by = ${one.accountId}, decided_at = ${one.at}
        where id = ${one.id}`,
  );
}

/** Counted no further than `maximum`. */
export async function countWaiting(
  db: Database,
  maximum: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await queryOne<{ count: number; oldestAt: Date | null }>(
    db,
    sql`select count(*)::int as count, min(asked_at) as oldest_at from (
          select asked_at from shop_level_contest where state = 'waiting' order by id limit ${maximum}::int) waiting`,
  );
  return row ?? { count: 0, oldestAt: null };
}
