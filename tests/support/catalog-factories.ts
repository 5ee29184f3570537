import type { LineException } from '../../src/domain/rights/case-rule.ts';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';

/** Rows that PostgreSQL accepts, with only what a test cares about given; each answers the id of its row. */

let sequence = 0;

interface SellerParts {
  id?: number;
  displayName?: string;
  /** Spec 4: 2 is active; shoppers see no other. */
  status?: 0 | 1 | 2 | 3;
  cityId?: string;
  bannerUrl?: string | null;
  feePercent?: number;
  paymentProviderId?: string;
}

/** A company with a city and a person type of its own making when the database has none. */
export async function buildSeller(db: Database, parts: SellerParts = {}): Promise<number> {
  const number = ++sequence;
  const cityId = parts.cityId ?? '11001';
  await buildCity(db, cityId);
  await execute(
    db,
    sql`insert into person_type (id, name, position) values ('3', 'Empresa', 3) on conflict do nothing`,
  );
  const name = parts.displayName ?? `Tienda ${number}`;
  return insertedId(
    db,
    sql`insert into seller (id, person_type_id, company_name, display_name, nit, email, phone, address, city_id,
                            epayco_id, fee_percent, banner_url, status)
        values (coalesce(${parts.id ?? null}, nextval(pg_get_serial_sequence('seller', 'id')))::int, '3', ${name},
                ${name}, ${String(900_000_000 + number)}, ${`tienda${number}@plazuela.test`}, '3000000000',
                'Calle 1 # 2-3', ${cityId}, ${parts.paymentProviderId ?? '900000'}, ${parts.feePercent ?? 10},
                ${parts.bannerUrl ?? null}, ${parts.status ?? 2})
        returning id`,
  );
}

async function buildCity(db: Database, id = '11001'): Promise<string> {
  const departmentId = id.slice(0, 2);
  await execute(
    db,
    sql`insert into department (id, name) values (${departmentId}, ${`Departamento ${departmentId}`})
        on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into city (id, department_id, name, latitude, longitude, is_capital)
        values (${id}, ${departmentId}, ${`Ciudad ${id}`}, 4.6, -74.1, ${id.endsWith('001')})
        on conflict do nothing`,
  );
  return id;
}

interface CategoryParts {
  id?: number;
  name?: string;
  parentId?: number | null;
  position?: number;
  withdrawalException?: LineException;
}

export async function buildCategory(db: Database, parts: CategoryParts = {}): Promise<number> {
  const number = ++sequence;
  return insertedId(
    db,
    sql`insert into category (id, name, parent_id, position, withdrawal_exception)
        values (coalesce(${parts.id ?? null}, nextval(pg_get_serial_sequence('category', 'id')))::int,
                ${parts.name ?? `Categoría ${number}`}, ${parts.parentId ?? null}, ${parts.position ?? number},
                ${parts.withdrawalException ?? null})
        returning id`,
  );
}

interface ProductParts {
  id?: number;
  sellerId?: number;
  mainCategoryId?: number;
  subcategoryId?: number | null;
  name?: string;
  description?: string;
  price?: number;
  salePrice?: number | null;
  popularity?: number;
  active?: boolean;
  createdAt?: Date;
  /** Units on hand of the whole product; null: no stock row, as products with stock per combination have. */
  onHand?: number | null;
  weightKilograms?: number;
  centimetres?: [height: number, width: number, length: number];
  perishable?: boolean;
  stockPerCombination?: boolean;
  taxClass?: '19' | '5' | 'exento' | 'excluido';
}

/** A product in stock, with a seller and a main category of its own unless given. */
export async function buildProduct(db: Database, parts: ProductParts = {}): Promise<number> {
  const number = ++sequence;
  const sellerId = parts.sellerId ?? (await buildSeller(db));
  const mainCategoryId = parts.mainCategoryId ?? (await buildCategory(db));
  const [height, width, length] = parts.centimetres ?? [10, 20, 30];
  const id = await insertedId(
    db,
    sql`insert into product (id, seller_id, main_category_id, subcategory_id, reference, name, description, price,
          sale_price, image_url, image_alt, weight_kilograms, height_centimetres, width_centimetres,
          length_centimetres, tax_class, perishable, stock_per_combination, popularity, active, state,
          created_at)
        values (coalesce(${parts.id ?? null}, nextval(pg_get_serial_sequence('product', 'id')))::int,
          ${sellerId}, ${mainCategoryId}, ${parts.subcategoryId ?? null}, ${`REF-${number}`},
          ${parts.name ?? `Producto ${number}`}, ${parts.description ?? 'Descripción'}, ${parts.price ?? 10_000},
          ${parts.salePrice ?? null}, ${`/img/producto-${number}-640.webp`}, 'Foto',
          ${parts.weightKilograms ?? 1}, ${height}, ${width}, ${length}, ${parts.taxClass ?? '19'},
          ${parts.perishable ?? false}, ${parts.stockPerCombination ?? false}, ${parts.popularity ?? 0},
          ${parts.active ?? true}, ${parts.active === false ? 'paused' : 'active'}, ${parts.createdAt ?? new Date('2026-01-15T12:00:00Z')})
        returning id`,
  );
  if (parts.onHand !== null) await buildStock(db, id, parts.onHand ?? 10);
  return id;
}

export async function buildStock(db: Database, productId: number, onHand: number, termIds: number[] = []) {
  await execute(
    db,
    sql`insert into stock (product_id, term_ids, on_hand) values (${productId}, ${termIds}, ${onHand})`,
  );
}

export async function buildImage(db: Database, productId: number, position: number, url: string) {
  await execute(
    db,
    sql`insert into product_image (product_id, position, url) values (${productId}, ${position}, ${url})`,
  );
}

export interface BuiltAttribute {
  id: number;
  termIds: number[];
}

/** An attribute with its terms, in the order given. */
export async function buildAttribute(
  db: Database,
  productId: number,
  name: string,
  terms: string[],
): Promise<BuiltAttribute> {
  const id = await insertedId(
    db,
    sql`insert into product_attribute (product_id, name, position)
        select ${productId}::int, ${name}, count(*) from product_attribute where product_id = ${productId}::int
        returning id`,
  );
  const termIds: number[] = [];
  for (const [position, term] of terms.entries()) {
    termIds.push(
      await insertedId(
        db,
        sql`insert into product_term (attribute_id, name, position) values (${id}, ${term}, ${position})
            returning id`,
      ),
    );
  }
  return { id, termIds };
}

interface ReviewParts {
  rating?: 1 | 2 | 3 | 4 | 5;
  body?: string;
  authorName?: string;
  status?: 'pending' | 'approved' | 'rejected';
  createdAt?: Date;
  /** The purchase whose first line it belongs to; none: a review of earlier times. */
  orderNumber?: number;
}

/** A review alone: the sums in product_rating are the business of whoever approves. */
export async function buildReview(db: Database, productId: number, parts: ReviewParts = {}): Promise<number> {
  return insertedId(
    db,
    sql`insert into review (product_id, author_name, rating, body, status, created_at, order_number, order_line)
        values (${productId}, ${parts.authorName ?? 'Valentina'}, ${parts.rating ?? 5},
                ${parts.body ?? 'Llegó fresco.'}, ${parts.status ?? 'approved'}, ${parts.createdAt ?? new Date()},
                ${parts.orderNumber ?? null}, ${parts.orderNumber ? 1 : null})
        returning id`,
  );
}

async function insertedId(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  const row = await queryOne<{ id: number }>(db, statement);
  if (!row) throw new Error('Nothing was inserted');
  return row.id;
}
