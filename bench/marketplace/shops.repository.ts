import { insertSellers } from '../../scripts/seed-big/big-catalogue.repository.ts';
import { type Database, execute, sql } from '../../src/server/db/sql.ts';

/** Approved shops with a bank account each. */
export async function insertShops(db: Database, total: number): Promise<void> {
  await insertSellers(db, total);
  await execute(
    db,
    sql`insert into seller_bank_account (seller_id, bank_code, bank_name, account_kind, account_number, holder_name,
          holder_document, holder_document_type, changed_at)
        select id, '1007', 'Bancolombia', 'ahorros', (30000000000 + id)::text, display_name, nit, 'NIT', now()
        from seller on conflict do nothing`,
  );
}

/**
 * The first products of the generated ones become the shop's. Few have run out and few of those are new, which is the
 * hardest for a list that shows the newest of them.
 */
export async function giveProductsToShop(db: Database, shopId: number, count: number): Promise<void> {
  await execute(
    db,
    sql`create temp table given on commit drop as
        select id, row_number() over (order by id)::int as n
        from (select id from product where reference like 'MAS-%' order by id limit ${count}::int) first_ones`,
  );
  await execute(db, sql`analyze given`);
  await execute(
    db,
    sql`update product p set seller_id = ${shopId}::int, active = n % 100 >= 13,
          state = case when n % 100 < 3 then 'draft' when n % 100 < 8 then 'paused' when n % 100 < 13 then 'archived'
                       else 'active' end
        from given where given.id = p.id`,
  );
  await execute(
    db,
    sql`update stock set on_hand = case when n % 100 = 50 and n < 2000 then 0 when n % 100 = 51 and n < 4000 then 3
          else 10 + n % 90 end
        from given where stock.product_id = given.id`,
  );
  await execute(
    db,
    sql`update product set stock_per_combination = true
        from product_attribute attribute join given on given.id = attribute.product_id
        where product.id = given.id`,
  );
  await execute(
    db,
    sql`with whole as (
          delete from stock using product
          where product.id = stock.product_id and product.stock_per_combination and product.seller_id = ${shopId}
            and stock.term_ids = '{}' and product.reference like 'MAS-%'
          returning stock.product_id, stock.on_hand
        )
        insert into stock (product_id, term_ids, on_hand)
        select attribute.product_id, array[term.id], whole.on_hand
        from whole join product_attribute attribute using (product_id)
        join product_term term on term.attribute_id = attribute.id`,
  );
}

export async function insertBuyers(db: Database, count: number): Promise<void> {
  await execute(
    db,
    sql`with buyer as (
          insert into account (email, first_name, last_name, phone, person_type_id, document_type_id, document_number,
            address, city_id, status)
          select 'masivo-' || n || '@compradores.test',
            (array['Ana', 'Luis', 'María', 'Jorge', 'Sofía', 'Camilo', 'Andrés', 'Lucía'])[1 + n % 8],
            (array['Gómez', 'Rojas', 'Muñoz', 'Peña', 'Quintero', 'Ospina', 'Vargas'])[1 + n % 7] || ' ' || n,
            (3200000000 + n)::text, '1', 'CC', (40000000 + n)::text, 'Calle ' || n % 170 + 1 || ' # 20-30', '11001', 2
          from generate_series(1, ${count}::int) n
          returning id
        )
        insert into account_role (account_id, role) select id, 'buyer' from buyer`,
  );
}
