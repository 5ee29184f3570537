import type { BulkChange } from '../../../../domain/bulk-change.ts';
import type { Touched } from '../../../../domain/bulk-undo.ts';
import { leaseTo } from '../../../db/claim.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, execute, query, queryOne, raw, sql } from '../../../db/sql.ts';
import { causeText } from '../../../telemetry/cause.ts';
import { chosenProducts, type ProductChoice } from '../products/product-page.repository.ts';

export type BulkState = 'running' | 'finished' | 'undoing' | 'undone' | 'failed';

export interface StoredBulkChange {
  id: number;
  sellerId: number;
  accountId: number;
  change: BulkChange;
  state: BulkState;
  problem: string | null;
  productCount: number;
  doneCount: number;
  changedCount: number;
  refusedCount: number;
  undoneCount: number;
  keptCount: number;
  lastProduct: number;
  createdAt: string;
  /** When its products were changed; null: it is still under way. */
  finishedAt: string | null;
}

const columns = sql`id::float8 as id, seller_id, account_id::float8 as account_id, change, state, problem, product_count,
  done_count, changed_count, refused_count, undone_count, kept_count, last_product, ${isoText(sql`created_at`)} as created_at,
  ${isoText(sql`finished_at`)} as finished_at`;

interface NewBulkChange {
  sellerId: number;
  accountId: number;
  requestKey: string;
  change: BulkChange;
  /** Who changes the products at once, until then out of the worker's sight. */
  leaseOwner: string;
  now: Date;
}

const LEASE_SECONDS = 20;

/** Null: the same request was heard before. */
export async function insertBulkChange(db: Database, one: NewBulkChange): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into bulk_change (seller_id, account_id, request_key, change, state, created_at, queued_at, worked_at, caused_by)
        values (${one.sellerId}, ${one.accountId}, ${one.requestKey}, ${JSON.stringify(one.change)}, 'running',
          ${one.now}, ${one.now}, clock_timestamp(), ${causeText()})
        on conflict (seller_id, request_key) do nothing returning id::float8 as id`,
  );
  if (!row) return null;
  await execute(
    db,
    sql`update bulk_change set ${leaseTo(one.leaseOwner, LEASE_SECONDS)} where id = ${row.id}`,
  );
  return row.id;
}

/** The chosen products, at most `limit`; answers how many there are. */
export async function insertRows(
  db: Database,
  { id, sellerId, choice }: { id: number; sellerId: number; choice: ProductChoice },
  limit: number,
): Promise<number> {
  const count = await execute(
    db,
    sql`insert into bulk_change_row (bulk_change_id, product_id)
        select ${id}::bigint, chosen.id from (${chosenProducts(sellerId, choice, limit)}) chosen`,
  );
  await execute(db, sql`update bulk_change set product_count = ${count} where id = ${id}`);
  return count;
}

export function findBulkChange(db: Database, sellerId: number, id: number): Promise<StoredBulkChange | null> {
  return queryOne<StoredBulkChange>(
    db,
    sql`select ${columns} from bulk_change where id = ${id} and seller_id = ${sellerId}`,
  );
}

export function findByRequestKey(
  db: Database,
  sellerId: number,
  requestKey: string,
): Promise<StoredBulkChange | null> {
  return queryOne<StoredBulkChange>(
    db,
    sql`select ${columns} from bulk_change where seller_id = ${sellerId} and request_key = ${requestKey}`,
  );
}

/** The shop's last one. */
export function findLatestBulkChange(db: Database, sellerId: number): Promise<StoredBulkChange | null> {
  return queryOne<StoredBulkChange>(
    db,
    sql`select ${columns} from bulk_change where seller_id = ${sellerId} order by id desc limit 1`,
  );
}

export async function countWaiting(db: Database, sellerId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from bulk_change where seller_id = ${sellerId} and queued_at is not null`,
  );
  return row?.count ?? 0;
}

export interface BulkRow {
  productId: number;
  before: Touched | null;
  after: Touched | null;
  version: number | null;
}

/** The next ones of the walk; an undoing looks only at what was changed. */
export function listNextRows(
  db: Database,
  { id, lastProduct, state }: Pick<StoredBulkChange, 'id' | 'lastProduct' | 'state'>,
  limit: number,
): Promise<BulkRow[]> {
  return query<BulkRow>(
    db,
    sql`select product_id, before, after, version from bulk_change_row
        where bulk_change_id = ${id} and product_id > ${lastProduct}
          and (${state === 'running'} or outcome = 'changed')
        order by product_id limit ${raw(limit)}`,
  );
}

export interface RowOutcome {
  productId: number;
  outcome: 'changed' | 'unchanged' | 'refused' | 'undone' | 'kept';
  problem: string | null;
  before: Touched | null;
  after: Touched | null;
  version: number | null;
}

/** What became of rows; an undoing leaves alone what it needs no more. */
export async function saveOutcomes(db: Database, id: number, outcomes: readonly RowOutcome[]): Promise<void> {
  const rows = outcomes.map(({ productId, ...rest }) => ({ product_id: productId, ...rest }));
  await execute(
    db,
    sql`update bulk_change_row r set outcome = one.outcome, problem = one.problem,
          before = coalesce(one.before, r.before), after = coalesce(one.after, r.after),
          version = coalesce(one.version, r.version)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one (product_id int, outcome text, problem text, before jsonb, after jsonb, version int)
        where r.bulk_change_id = ${id} and r.product_id = one.product_id`,
  );
}

/** Those that were refused, or that an undoing left alone; the oldest products first. */
export function listRefusals(
  db: Database,
  { sellerId, id }: { sellerId: number; id: number },
  limit: number,
): Promise<{ productId: number; name: string; problem: string }[]> {
  return query(
    db,
    sql`select r.product_id, coalesce(p.name, '') as name, coalesce(r.problem, '') as problem
        from bulk_change_row r left join product p on p.id = r.product_id and p.seller_id = ${sellerId}
        where r.bulk_change_id = ${id} and r.outcome in ('refused', 'kept')
        order by r.product_id limit ${raw(limit)}`,
  );
}

/** Null: the account was closed meanwhile. */
export async function findAskersEmail(db: Database, accountId: number): Promise<string | null> {
  const row = await queryOne<{ email: string }>(
    db,
    sql`select email from account where id = ${accountId} and closed_at is null`,
  );
  return row?.email ?? null;
}
