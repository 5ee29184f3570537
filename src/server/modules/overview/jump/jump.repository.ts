import { type Database, joinSql, query, type Sql, sql } from '../../../db/sql.ts';

/** How many of the newest rows are looked through for words that many have; rare words are found by their index. */
const SCANNED = 2_000;
const SCANNED_OF_SHOP = 20_000;
/** Shorter words are no key of an index of three letters. */
const INDEXED_LETTERS = 3;

export interface NumberSpans {
  lows: number[];
  highs: number[];
  limit: number;
}

export interface FoundOrderRow {
  number: number;
  buyerName: string;
  createdAt: Date;
}

/** Orders by the beginning of their number, the exact one first, then the newest. */
export function findOrders(db: Database, { lows, highs, limit }: NumberSpans): Promise<FoundOrderRow[]> {
  return query<FoundOrderRow>(
    db,
    sql`select found.number, found.first_name || ' ' || found.last_name as buyer_name, found.created_at
        from unnest(${lows}::bigint[], ${highs}::bigint[]) as span(low, high)
        cross join lateral (select number, first_name, last_name, created_at from orders
          where number between span.low and span.high order by number desc limit ${limit}::int) found
        order by span.low, found.number desc limit ${limit}::int`,
  );
}

export interface FoundPackageRow {
  number: number;
  buyerName: string;
  statusName: string;
}

/** Likewise of one shop: what has come to it. */
export function findPackages(
  db: Database,
  sellerId: number,
  { lows, highs, limit }: NumberSpans,
): Promise<FoundPackageRow[]> {
  return query<FoundPackageRow>(
    db,
    sql`select orders.number, orders.first_name || ' ' || orders.last_name as buyer_name,
          status.name as status_name
        from unnest(${lows}::bigint[], ${highs}::bigint[]) as span(low, high)
        cross join lateral (select order_number, status_id from package
          where seller_id = ${sellerId} and order_number between span.low and span.high
            and received_at is not null
          order by order_number desc limit ${limit}::int) found
        join orders on orders.number = found.order_number
        join package_status status on status.id = found.status_id
        order by span.low, orders.number desc limit ${limit}::int`,
  );
}

export interface FoundProductRow {
  id: number;
  name: string;
  reference: string;
  sellerName: string;
}

export interface WordSearch {
  /** Folded. */
  words: string[];
  limit: number;
}

/** Products of all shops by name and reference, the newest first. */
export function findProducts(db: Database, { words, limit }: WordSearch): Promise<FoundProductRow[]> {
  const found = newestOrRare({
    table: sql`product`,
    columns: sql`id, folded_text`,
    has: hasWords(words),
    isIndexed: words.some((word) => word.length >= INDEXED_LETTERS),
    limit,
  });
  return query<FoundProductRow>(
    db,
    sql`${found}
        select product.id, product.name, product.reference, seller.display_name as seller_name
        from product join seller on seller.id = product.seller_id
        where product.id in (select id from newest union all select id from rare)
        order by product.id desc limit ${limit}::int`,
  );
}

/** Likewise of one shop, among its newest. `|| ''` keeps the planner from the index over every shop's texts. */
export function findOwnProducts(
  db: Database,
  sellerId: number,
  { words, limit }: WordSearch,
): Promise<Omit<FoundProductRow, 'sellerName'>[]> {
  return query<Omit<FoundProductRow, 'sellerName'>>(
    db,
    sql`select product.id, product.name, product.reference
        from (select id from (select id, folded_text from product where seller_id = ${sellerId}
                order by id desc limit ${SCANNED_OF_SHOP}::int) own
              where ${hasWords(words, sql`folded_text || ''`)} order by id desc limit ${limit}::int) found
        join product on product.id = found.id
        order by product.id desc`,
  );
}

export interface FoundShopRow {
  id: number;
  displayName: string;
  cityName: string;
}

/** Shops by name, company, document, e-mail and phone, the newest first. */
export function findShops(db: Database, { words, limit }: WordSearch): Promise<FoundShopRow[]> {
  const found = newestOrRare({
    table: sql`seller`,
    columns: sql`id, folded_text`,
    has: hasWords(words),
    isIndexed: words.some((word) => word.length >= INDEXED_LETTERS),
    limit,
  });
  return query<FoundShopRow>(
    db,
    sql`${found}
        select seller.id, seller.display_name, city.name as city_name
        from seller join city on city.id = seller.city_id
        where seller.id in (select id from newest union all select id from rare)
        order by seller.id desc limit ${limit}::int`,
  );
}

export interface FoundBuyerRow {
  id: number;
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
}

/** People who finished their registration and are not closed, by the words of their record, the newest first. */
export function findBuyers(
  db: Database,
  { words, limit }: { words: string; limit: number },
): Promise<FoundBuyerRow[]> {
  const found = newestOrRare({
    table: sql`account`,
    columns: sql`id, search_words`,
    has: sql`search_words @@ ${words}::tsquery`,
    where: sql`closed_at is null and status in (1, 2, 3)`,
    isIndexed: true,
    limit,
  });
  return query<FoundBuyerRow>(
    db,
    sql`${found}
        select id, first_name, last_name, company_name, email from account
        where id in (select id from newest union all select id from rare)
        order by id desc limit ${limit}::int`,
  );
}

interface Source {
  table: Sql;
  columns: Sql;
  has: Sql;
  where?: Sql;
  isIndexed: boolean;
  limit: number;
}

/**
 * One statement for words that many have and words that few have: the index is asked only when the newest rows do not
 * fill the list. `offset 0` keeps the planner from any other index.
 */
function newestOrRare({ table, columns, has, where = sql`true`, isIndexed, limit }: Source): Sql {
  return sql`with newest as materialized (
      select id from (select ${columns} from ${table} where ${where} order by id desc limit ${SCANNED}::int) scanned
      where ${has} order by id desc limit ${limit}::int
    ), rare as materialized (
      select id from (select id from ${table} where ${has} and ${where} offset 0) found
      where ${isIndexed}::boolean and (select count(*) from newest) < ${limit}::int
      order by id desc limit ${limit}::int
    )`;
}

/** All of them; nothing has none: accents alone are folded away. */
function hasWords(words: readonly string[], text = sql`folded_text`): Sql {
  const conditions = words.map((word) => sql`${text} like ${pattern(word)}`);
  return conditions.length === 0 ? sql`false` : joinSql(conditions, ' and ');
}

/** `%` and `_` as plain signs. */
function pattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
