import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import {
  listMailboxMessages,
  type MailboxMessage,
} from '../../src/server/modules/messages/mailbox.repository.ts';
import { enqueueEmails, type NewEmail } from '../../src/server/modules/messages/notifications.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await buildOrder(100_500);
});
afterAll(() => database.drop());
beforeEach(() => execute(database.pool, sql`truncate outbox_message, mailbox_message`));

/** One order of two sellers: an offer in two colours at 73, a plain product at 74; the buyer's name is hostile. */
async function buildOrder(number: number): Promise<void> {
  const db = database.pool;
  await buildSeller(db, { id: 73, displayName: 'Finca <El Edén> & Cía' });
  await buildSeller(db, { id: 74, displayName: 'Tejidos Wayuu' });
  const mainCategoryId = await buildCategory(db);
  const shirt = await buildProduct(db, { sellerId: 73, mainCategoryId, price: 50_000, salePrice: 40_000 });
  const bag = await buildProduct(db, { sellerId: 74, mainCategoryId, price: 120_000 });
  await execute(
    db,
    sql`insert into document_type (id, name, abbreviation, position, dian_code, epayco_code)
    values ('CC', 'Cédula de ciudadanía', 'CC', 1, '13', 'CC') on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into package_status (id, name) values (19, 'Pedido recibido') on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into orders (number, idempotency_key, request_fingerprint, access_token_hash, email, first_name,
          last_name, phone, person_type_id, document_type_id, document_number, address, city_id, payment_method_id,
          item_count, subtotal, shipping_cost, total, privacy_policy_version, created_at)
        values (${number}, 'llave', 'huella', 'hash', 'maria@example.com', '<b>María</b>', 'Gómez', '3001234567',
          '3', 'CC', '1020304050', 'Calle 5 # 4-3 <script>', '11001', 3, 3, 200000, 21800, 221800, '1',
          '2026-03-05T15:00:00Z')`,
  );
  await execute(
    db,
    sql`insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
          billable_kilograms, subtotal)
        values (${number}, 73, 1, 19, 'local', 9900, 1, 80000), (${number}, 74, 2, 19, 'nacional', 11900, 1, 120000)`,
  );
  const colour = JSON.stringify([{ attributeId: 1, attribute: 'Color', termId: 2, term: 'Verde "limón"' }]);
  await execute(
    db,
    sql`insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url, price,
          sale_price, quantity, attributes, fee_percent, fee)
        values (${number}, 1, 73, ${shirt}, '{2}', 'Camiseta', 'CAM-1', '/img/camiseta-abc-640.webp', 50000, 40000, 2,
                ${colour}::jsonb, 10, 8000),
               (${number}, 2, 74, ${bag}, '{}', 'Mochila', 'MOC-1', '/img/mochila-abc-640.webp', 120000, null, 1,
                '[]', 10, 12000)`,
  );
}

async function deliver(email: NewEmail): Promise<MailboxMessage> {
  await enqueueEmails(database.pool, [email]);
  const context = createTestContext(database.pool, {
    environment: { BASE_URL: 'https://plazuela.example' },
    now: () => new Date(Date.now() + 1_000),
  });
  await deliverDueMessages(context);
  const [message] = await listMailboxMessages(database.pool, null);
  if (!message) throw new Error('Nothing was delivered');
  return message;
}

test('the confirmation shows every package, line, chosen term, amount and the delivery', async () => {
  const { recipient, subject, text, html } = await deliver({
    template: 'order-confirmation',
    recipient: 'Maria@Example.com',
    data: { orderNumber: 100_500 },
  });
  expect(recipient).toBe('maria@example.com');
  expect(subject).toBe('Recibimos tu pedido 100500');
  for (const part of [
    'Recibimos tu pedido el 5 de marzo de 2026. Lo preparan 2 tiendas y cada una envía su paquete.',
    'Paquete 1 de 2, vendido por Finca <El Edén> & Cía',
    '- 2 × Camiseta (Color: Verde "limón"): $ 80.000',
    'Envío de este paquete: $ 9.900',
    'Paquete 2 de 2, vendido por Tejidos Wayuu',
    '- 1 × Mochila: $ 120.000',
    'Subtotal: $ 200.000\nEnvío: $ 21.800\nTotal: $ 221.800',
    'Documento: CC 1020304050',
    'Ciudad: Ciudad 11001, Departamento 11',
    'Teléfono: 300 123 4567',
    'Pagas al recibir: $ 221.800',
    'https://plazuela.example/response-compra?metodo=contraentrega&pedido=100500&llave=',
    'derecho de retracto',
    'NIT 999000010-9',
  ])
    expect(text).toContain(part);
  expect(html).toContain('src="https://plazuela.example/img/camiseta-abc-160.webp"');
  expect(html).toContain('$ 221.800');
  expect(html).toContain('Color: Verde &quot;limón&quot;');
});

test('texts of buyers and sellers are never markup, and a name with markup is not greeted', async () => {
  const { html, text } = await deliver({
    template: 'order-confirmation',
    recipient: 'maria@example.com',
    data: { orderNumber: 100_500 },
  });
  expect(html).toContain('Calle 5 # 4-3 &lt;script&gt;');
  expect(html).toContain('Finca &lt;El Edén&gt; &amp; Cía');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>María');
  expect(text).toMatch(/^Hola:$/m);
});

test('a seller reads her package and the delivery, and nothing of the other seller', async () => {
  const { subject, text, html } = await deliver({
    template: 'seller-new-order',
    recipient: 'tienda@example.com',
    data: { orderNumber: 100_500, sellerId: 73 },
  });
  expect(subject).toBe('Nuevo pedido 100500: prepara tu paquete');
  expect(text).toContain('- 2 × Camiseta (Color: Verde "limón"): $ 80.000 · SKU CAM-1');
  expect(text).toContain('La transportadora cobra $ 89.900 al entregarlo.');
  expect(text).toContain('Dirección: Calle 5 # 4-3 <script>');
  for (const part of ['Mochila', 'Wayuu', '221.800', 'maria@example.com', '1020304050']) {
    expect(text).not.toContain(part);
    expect(html).not.toContain(part);
  }
});
