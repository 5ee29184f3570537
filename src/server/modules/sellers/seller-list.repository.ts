import { foldText } from '../../../domain/text.ts';
import { type Database, joinSql, query, type Sql, sql } from '../../db/sql.ts';

export type SellerTab = 'pending' | 'correcting' | 'active' | 'blocked';

export interface SellerListFilter {
  tab?: SellerTab | undefined;
  search?: string | undefined;
  /** The last one of the page before. */
  after?: number | undefined;
  limit: number;
}

export interface ListedSellerRow {
  sellerId: number;
  displayName: string;
  nit: string;
  email: string;
  phone: string;
  cityName: string;
  status: number;
  createdAt: Date;
  queuedAt: Date;
  correctionAskedAt: Date | null;
  blockedAt: Date | null;
}

const MAXIMUM_WORDS = 6;

/** Pending ones by how long they wait, the others newest first. */
export function listSellers(
  db: Database,
  { tab, search, after, limit }: SellerListFilter,
): Promise<ListedSellerRow[]> {
  const waits = tab === 'pending';
  const conditions = [...(tab ? [ofTab[tab]] : []), ...words(search ?? '').map(hasWord)];
  if (after !== undefined)
    conditions.push(
      waits
        ? sql`(s.queued_at, s.id) > (select queued_at, id from seller where id = ${after})`
        : sql`s.id < ${after}`,
    );
  const where = conditions.length > 0 ? sql`where ${joinSql(conditions, ' and ')}` : sql``;
  return query<ListedSellerRow>(
    db,
    sql`select s.id as seller_id, s.display_name, s.nit, s.email, s.phone, city.name as city_name,
          s.status, s.created_at, s.queued_at,
          s.correction_asked_at, s.blocked_at
        from seller s join city on city.id = s.city_id ${where}
        order by ${waits ? sql`s.queued_at, s.id` : sql`s.id desc`} limit ${limit}::int`,
  );
}

const ofTab: Record<SellerTab, Sql> = {
  pending: sql`s.status = 1 and s.correction_asked_at is null`,
  correcting: sql`s.status = 1 and s.correction_asked_at is not null`,
  active: sql`s.status = 2`,
  blocked: sql`s.status = 3`,
};

/** A NIT or phone may be typed with dots and spaces between its digits. */
function words(search: string): string[] {
  const folded = foldText(search).replace(/(?<=\d)[.\s-]+(?=\d)/g, '');
  return folded.split(/\s+/).filter(Boolean).slice(0, MAXIMUM_WORDS);
}

/** In the shop's own words or in its city's name, with `%` and `_` as plain signs. */
function hasWord(word: string): Sql {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(s.folded_text like ${pattern}
    or s.city_id in (select id from city where fold_text(name) like ${pattern}))`;
}
