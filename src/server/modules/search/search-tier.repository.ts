import { type Database, execute, queryOne, raw, sql } from '../../db/sql.ts';

const tierSize = 20_000;

/** One product of so many is in the sample that it has 20,000 to 40,000 products; all of them in a small catalogue. */
export async function adjustSample(db: Database): Promise<void> {
  const stepChanged = await execute(
    db,
    sql`update search_sampling set sample_step = chosen.step
        from (select (2 ^ greatest(floor(log(2, greatest(count(*), 1) / ${raw(tierSize)}.0)), 0))::int as step
              from search_document) chosen
        where sample_step <> chosen.step`,
  );
  if (stepChanged === 0) return;
  await execute(
    db,
    sql`update search_document d set is_sample = not d.is_sample
        from search_sampling s where d.is_sample <> is_search_sample(d.product_id, s.sample_step)`,
  );
}

/** The most popular products; new rows, which begin in the tier, leave it here. */
export async function adjustPopularTier(db: Database): Promise<void> {
  const last = await queryOne<{ popularity: number; productId: number }>(
    db,
    sql`select popularity, product_id as "productId" from search_document
        order by popularity desc, product_id desc offset ${raw(tierSize - 1)} limit 1`,
  );
  const { popularity, productId } = last ?? everything;
  await execute(
    db,
    sql`update search_document set is_popular = false
        where is_popular and (popularity, product_id) < (${popularity}::int, ${productId}::int)`,
  );
  await execute(
    db,
    sql`update search_document set is_popular = true
        where not is_popular and (popularity, product_id) >= (${popularity}::int, ${productId}::int)`,
  );
}

/** Below every row: a catalogue smaller than the tier is in it as a whole. */
const everything = { popularity: -2_147_483_648, productId: 0 };
