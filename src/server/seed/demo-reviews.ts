import { type Database, execute, sql } from '../db/sql.ts';
import type { DemoProduct } from './demo-products.ts';
import { readSeedFile } from './seed-file.ts';

interface ReviewTexts {
  authors: string[];
  /** By subcategory, or by main category where there are none. */
  byCategory: Record<string, [rating: number, text: string][]>;
}

/** Approved reviews for about two products in three, the same in every demo. */
export async function seedDemoReviews(db: Database, now: Date): Promise<void> {
  const texts = await readSeedFile<ReviewTexts>('demo/reviews.json');
  const products = await readSeedFile<DemoProduct[]>('demo/products.json');
  // The oldest first, as they were written.
  const rows = products
    .flatMap((product) => reviewsOf(product, texts, now))
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
  await execute(
    db,
    sql`insert into review (product_id, author_name, rating, body, status, created_at)
        select product_id, author_name, rating, body, 'approved', created_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(product_id int, author_name text,
          rating smallint, body text, created_at timestamptz)`,
  );
}

/** Reviews that somebody could have written who bought the product and got it are hers; only they count. */
export async function bindDemoReviews(db: Database, now: Date): Promise<void> {
  await execute(
    db,
    sql`with bought as (
          select line.order_number, line.line, line.product_id, orders.account_id, orders.first_name,
            package.delivered_at,
            row_number() over (partition by line.product_id order by package.delivered_at, line.order_number) as place
          from order_line line
          join orders on orders.number = line.order_number
          join package on package.order_number = line.order_number and package.seller_id = line.seller_id
          where package.delivered_at is not null and line.cancelled_quantity < line.quantity
        ), told as (
          select id, product_id, row_number() over (partition by product_id order by created_at, id) as place
          from review
        )
        update review
        set order_number = bought.order_number, order_line = bought.line, account_id = bought.account_id,
          replied_at = case when review.reply is not null then greatest(review.replied_at, bought.delivered_at) end,
          author_name = bought.first_name, created_at = least(greatest(review.created_at, bought.delivered_at), ${now})
        from bought join told using (product_id, place)
        where told.id = review.id`,
  );
  await execute(
    db,
    sql`insert into product_rating (product_id, review_count, rating_sum, histogram)
        select product_id, count(*), sum(rating),
          array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
            count(*) filter (where rating = 3), count(*) filter (where rating = 4),
            count(*) filter (where rating = 5)]::int[]
        from review where status = 'approved' and order_number is not null group by product_id`,
  );
}

function reviewsOf(product: DemoProduct, { authors, byCategory }: ReviewTexts, now: Date) {
  const texts = byCategory[product.subcategoryId ?? product.mainCategoryId] ?? [];
  const count = product.id % 3 === 0 ? 0 : 1 + (product.id % texts.length);
  // Each product begins with another text, so that neighbours do not read alike.
  const start = product.id % texts.length;
  return [...texts.slice(start), ...texts.slice(0, start)].slice(0, count).map(([rating, body], index) => ({
    product_id: product.id,
    author_name: authors[(product.id * 3 + index) % authors.length],
    rating,
    body,
    created_at: new Date(now.getTime() - (product.id * 7 + index * 31) * 3_600_000).toISOString(),
  }));
}
