import { type Database, execute, sql } from '../db/sql.ts';
import type { DemoProduct } from './demo-products.ts';
import { readSeedFile } from './seed-file.ts';

interface ReviewTexts {
  authors: string[];
  /** By subcategory, or by main category where there are none. */
  byCategory: Record<string, [rating: number, text: string][]>;
}

/** Approved reviews for about two products in three, the same in every demo, and their sums. */
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
  await execute(
    db,
    sql`insert into product_rating (product_id, review_count, rating_sum, histogram)
        select product_id, count(*), sum(rating),
          array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
            count(*) filter (where rating = 3), count(*) filter (where rating = 4),
            count(*) filter (where rating = 5)]::int[]
        from review where status = 'approved' group by product_id`,
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
