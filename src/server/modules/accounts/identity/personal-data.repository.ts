import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

/** Everything that is kept about a person, table by table, in words that the person knows. */
export async function readPersonalData(db: Database, accountId: number): Promise<Record<string, unknown>> {
  const account = await queryOne<Record<string, unknown>>(
    db,
    sql`select account.id as cod_usuario, email, first_name as nombre, last_name as apellido,
          company_name as razon_social, phone as telefono, person_type.name as tipo_persona,
          document_type.name as tipo_documento, document_number as numero_documento, address as direccion,
          city.name as ciudad, account.latitude as latitud, account.longitude as longitud,
          image_url as imagen, account.created_at as "creada", email_verified_at as correo_verificado,
          array(select role from account_role where account_id = account.id order by role) as roles
        from account
        left join person_type on person_type.id = account.person_type_id
        left join document_type on document_type.id = account.document_type_id
        left join city on city.id = account.city_id
        where account.id = ${accountId}`,
  );
  const [addresses, sessions, orders, shops, favourites, alerts, lists, cart, cases] = await Promise.all([
    query<Record<string, unknown>>(
      db,
      sql`select account_address.name as nombre, city.name as ciudad, address as direccion, unit as torre_apto,
            neighbourhood as barrio, delivery_notes as indicaciones, receiver as recibe, phone as telefono,
            is_default as es_principal, created_at as creada
          from account_address join city on city.id = account_address.city_id
          where account_id = ${accountId} order by account_address.id limit 100`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select created_at as inicio, last_seen_at as ultimo_uso, revoked_at as cierre, address as direccion_ip,
            user_agent as navegador
          from session where account_id = ${accountId} order by created_at desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select number as num_pedido, created_at as fecha, orders.email, first_name as nombre,
            last_name as apellido, phone as telefono, document_number as documento, address as direccion,
            city.name as ciudad, subtotal, shipping_cost as costo_envio, total,
            (select jsonb_agg(jsonb_build_object('producto', name, 'cantidad', quantity, 'precio', unit_price)
               order by line) from order_line where order_number = orders.number) as productos
          from orders join city on city.id = orders.city_id
          where account_id = ${accountId} order by number desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select id as cod_vendedor, display_name as nombre, nit, email, phone as telefono, address as direccion,
            epayco_id as id_epayco, status as estado, created_at as creada
          from seller where account_id = ${accountId}`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select product.id as cod_producto, name as nombre, favourite.created_at as fecha
          from favourite join product on product.id = favourite.product_id
          where account_id = ${accountId} order by favourite.created_at desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select product.id as cod_producto, name as nombre, variant_id as cod_variante,
            case kind when 'stock' then 'existencias' else 'precio' end as tipo, product_alert.price as precio_al_pedirlo,
            product_alert.created_at as fecha, told_at as avisado
          from product_alert join product on product.id = product_alert.product_id
          where product_alert.account_id = ${accountId} order by product_alert.id desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select name as nombre, created_at as fecha, share_token is not null as compartida,
            (select jsonb_agg(jsonb_build_object('producto', product.name, 'cantidad', line.quantity)
               order by line.added_at) from product_list_line line join product on product.id = line.product_id
             where line.list_id = product_list.id) as productos
          from product_list where account_id = ${accountId} order by id desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select product.id as cod_producto, name as nombre, quantity as cantidad,
            saved_for_later as guardado_para_despues, changed_at as fecha
          from cart_line join product on product.id = cart_line.product_id
          where account_id = ${accountId} and quantity > 0 order by changed_at desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select 'PZ-' || year || '-' || lpad(sequence::text, 6, '0') as radicado, kind as tipo, opened_on as fecha,
            state as estado, outcome as resultado, order_number as num_pedido, person_name as nombre, email,
            phone as telefono, document_number as documento, story as relato,
            (select jsonb_agg(jsonb_build_object('fecha', at, 'texto', text) order by id) from rights_case_event
             where case_id = rights_case.id and actor = 'buyer' and text <> '') as mensajes,
            (select jsonb_build_object('tipo', account.kind, 'banco', bank_name, 'numero', number, 'titular', holder_name)
             from rights_case_account account where account.case_id = rights_case.id) as cuenta
          from rights_case where account_id = ${accountId} order by id desc limit 1000`,
    ),
  ]);
  const others = await readWritings(db, accountId);
  return {
    cuenta: account,
    direcciones: addresses,
    sesiones: sessions,
    pedidos: orders,
    tiendas: shops,
    favoritos: favourites,
    avisos: alerts,
    listas: lists,
    carrito: cart,
    casos: cases,
    ...others,
  };
}

/** What she told and asked others, and the teams that she works in. */
async function readWritings(db: Database, accountId: number): Promise<Record<string, unknown>> {
  const [reviews, votes, questions, searches, teams] = await Promise.all([
    // Also what she wrote as a guest about an order that joined her account.
    query<Record<string, unknown>>(
      db,
      sql`select product.id as cod_producto, product.name as nombre, author_name as firma, review.rating as puntuacion,
            review.body as valoracion, review.status as estado, review.created_at as fecha, review.edited_at as cambiada,
            array(select photo.url from review_photo photo where photo.review_id = review.id order by photo.id) as fotos,
            review.reply as respuesta
          from review join product on product.id = review.product_id
          where review.id in (select id from review where account_id = ${accountId}
            union all select review.id from orders join review on review.order_number = orders.number
            where orders.account_id = ${accountId} and review.account_id is null)
          order by review.id desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select product.id as cod_producto, product.name as nombre, review.body as valoracion, voted_at as fecha
          from review_vote vote join review on review.id = vote.review_id join product on product.id = review.product_id
          where vote.account_id = ${accountId} order by vote.id desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select product.id as cod_producto, product.name as nombre, question.body as pregunta, question.state as estado,
            asked_at as fecha, question.answer as respuesta, answered_at as respondida
          from product_question question join product on product.id = question.product_id
          where question.account_id = ${accountId} order by question.id desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select words as busqueda, created_at as fecha, sent_at as avisado
          from search_alert where account_id = ${accountId} order by id desc limit 1000`,
    ),
    query<Record<string, unknown>>(
      db,
      sql`select seller.id as cod_vendedor, seller.display_name as nombre, member.role as papel, joined_at as desde
          from seller_member member join seller on seller.id = member.seller_id
          where member.account_id = ${accountId} order by seller.id limit 1000`,
    ),
  ]);
  return {
    valoraciones: reviews,
    votos: votes,
    preguntas: questions,
    avisosDeBusquedas: searches,
    equipos: teams,
  };
}

export async function hasShop(db: Database, accountId: number): Promise<boolean> {
  return (await queryOne(db, sql`select from seller where account_id = ${accountId}`)) !== null;
}

/** Leaves a row without a person: orders still point at it. Answers the photo's address that it had. */
export async function anonymiseAccount(
  db: Database,
  accountId: number,
  now: Date,
): Promise<{ imageUrl: string | null } | null> {
  const before = await queryOne<{ imageUrl: string | null }>(
    db,
    sql`select image_url from account where id = ${accountId} and closed_at is null for update`,
  );
  if (!before) return null;
  await execute(
    db,
    sql`update account
        set email = ${`cerrada-${accountId}@cuenta.invalid`}, password_hash = null, first_name = '',
            last_name = '', company_name = '', phone = null, person_type_id = null, document_type_id = null,
            document_number = null, address = null, city_id = null, latitude = null, longitude = null,
            image_url = null, status = 3, must_change_password = false, closed_at = ${now}, updated_at = ${now}
        where id = ${accountId}`,
  );
  await execute(db, sql`delete from account_address where account_id = ${accountId}`);
  await execute(db, sql`delete from account_role where account_id = ${accountId}`);
  await execute(db, sql`delete from recovery_password where account_id = ${accountId}`);
  await execute(db, sql`delete from registration_flow where account_id = ${accountId}`);
  await execute(db, sql`delete from known_device where account_id = ${accountId}`);
  await execute(
    db,
    sql`update session set revoked_at = coalesce(revoked_at, ${now}), address = '', user_agent = ''
        where account_id = ${accountId}`,
  );
  return before;
}
