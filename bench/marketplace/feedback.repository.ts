import { type Database, execute, sql } from '../../src/server/db/sql.ts';

/** Questions (one of twenty open, one of hundred reported) and reviews (one of three without reply) of the shop. */
export async function insertFeedback(db: Database, shopId: number): Promise<void> {
  await execute(db, chosenProducts(shopId));
  await execute(
    db,
    sql`insert into product_question (product_id, seller_id, account_id, body, state, asked_at, answer, answered_at,
          answered_by, reported_at, reported_by, report_reason)
        select product_id, ${shopId}::int, buyer_id, '¿Sirve para la casa? Pregunta ' || n, state, moment,
          case when state = 'answered' then 'Sí, claro. Respuesta ' || n end,
          case when state = 'answered' then moment end, case when state = 'answered' then owner end,
          case when state = 'reported' then moment end, case when state = 'reported' then owner end,
          case when state = 'reported' then 'Insultos' end
        from (select chosen.*, case when n % 20 = 0 then 'open' when n % 100 = 1 then 'reported' else 'answered' end as state,
                (select account_id from seller where id = ${shopId}) as owner from chosen) chosen
        order by n`,
  );
  await execute(
    db,
    sql`insert into review (product_id, seller_id, account_id, author_name, rating, body, status, created_at, reply,
          replied_at, replied_by)
        select product_id, ${shopId}::int, buyer_id, 'Ana Gómez', 1 + n % 5, 'Muy bueno, llegó a tiempo. Número ' || n,
          case when n % 50 = 0 then 'pending' else 'approved' end, moment,
          case when n % 3 > 0 and n % 50 > 0 then 'Gracias' end, case when n % 3 > 0 and n % 50 > 0 then moment end,
          case when n % 3 > 0 and n % 50 > 0 then (select account_id from seller where id = ${shopId}) end
        from chosen order by n`,
  );
  await execute(
    db,
    sql`insert into product_rating (product_id, review_count, rating_sum, histogram)
        select product_id, count(*), sum(rating), array[0, 0, 0, 0, 0]
        from review where seller_id = ${shopId} and status = 'approved' group by product_id on conflict do nothing`,
  );
}

/** Entries of the team's log, most of them of orders, some by the owner, the others by a key or the system. */
export async function insertTeamChanges(db: Database, shopId: number): Promise<void> {
  await execute(
    db,
    sql`insert into audit_entry (happened_at, actor_kind, account_id, seller_id, action, subject, before, after)
        select moment, case when n % 4 = 0 then 'api-key' else 'member' end,
          case when n % 4 > 0 then (select account_id from seller where id = ${shopId}) end, ${shopId}::int,
          case when n % 10 = 0 then 'product.price-changed' when n % 97 = 0 then 'shop.page-changed' else 'package.status-changed' end,
          case when n % 10 = 0 then 'product:' || product_id else 'order:' || 1000000 + n end,
          '{"status": 19, "price": 20000}', '{"status": 20, "price": 21000}'
        from chosen cross join generate_series(1, 5) order by n`,
  );
}

function chosenProducts(shopId: number) {
  return sql`create temp table chosen on commit drop as
    select n, product.id as product_id, buyer.id as buyer_id,
      date_trunc('milliseconds', now() - (20000 - n) * interval '40 minutes') as moment
    from generate_series(1, 20000) n
    join (select id, row_number() over (order by id) as place from product where seller_id = ${shopId} and active) product
      on product.place = 1 + n % 15000
    join lateral (select id from account where email = 'masivo-' || 1 + n % 1000 || '@compradores.test') buyer on true`;
}
