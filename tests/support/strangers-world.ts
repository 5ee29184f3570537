import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { hashPassword } from '../../src/server/modules/accounts/identity/password.service.ts';
import { requestOrderClaim } from '../../src/server/modules/buyers/order-claim.service.ts';
import { buildBulkChange, buildImport } from './bulk-factories.ts';
import { buildCase } from './case-factories.ts';
import { buildProduct, buildReview, buildSeller } from './catalog-factories.ts';
import { buildAlert, buildList } from './list-factories.ts';
import type { Shop } from './order-factories.ts';
import { buildOrders } from './purchase-factories.ts';
import { type LoggedIn, logIn } from './session-factories.ts';
import { buildView } from './view-factories.ts';

/** What nobody but Ana may read, beside her e-mail. */
export const SECRETS = {
  lastName: 'Apellidosecreto',
  phone: '3009998877',
  documentNumber: '9081726354',
  address: 'Transversal Reservada 7',
  orderedProduct: 'Compra privada',
  wishedProduct: 'Deseo privado',
  // The first digits of the id.
  wishedProductId: '190000',
  consentAddress: '10.20.30.40',
  rivalsProduct: 'Producto reservado de la rival',
  rivalsSale: 'Venta reservada de la rival',
  rivalsQuestion: 'Pregunta reservada a la rival',
} as const;

export const ANAS_PASSWORD = 'Ana#Secreta2026';

export interface World {
  ana: LoggedIn;
  /** Other people with sessions of their own. */
  buyer: LoggedIn;
  seller: LoggedIn;
  orderNumber: number;
  guestOrderNumber: number;
  wishedProductId: number;
  alertId: number;
  listId: number;
  soldProductId: number;
  consentId: number;
  sessionId: number;
  claimCode: string;
  viewId: number;
  /** One of hers about her order, which the marketplace answers. */
  caseNumber: string;
  /** A shop that is nobody's here, and what it has: no answer to another shop tells of it. */
  rival: { sellerId: number; productId: number; orderNumber: number; caseNumber: string } & Record<
    'apiKeyId' | 'webhookId' | 'questionId' | 'reviewId' | 'importId' | 'bulkChangeId',
    number
  >;
}

let sequence = 0;

/** Ana with one of everything a person can have, and two others. Every call gets a world of its own. */
export async function buildWorld({ db, context }: Shop): Promise<World> {
  const ana = await logIn(db, { email: `ana${++sequence}@privada.test` });
  const [buyer, seller] = [await logIn(db), await logIn(db, { roles: ['seller'] })];
  const shopId = await buildSeller(db);
  await execute(db, sql`update seller set account_id = ${seller.id} where id = ${shopId}`);
  await describeAna(db, ana.id);
  const soldProductId = await buildProduct(db, { sellerId: shopId, onHand: 1_000 });
  const wishedProductId = await buildProduct(db, {
    id: 1_900_000_000 + sequence,
    // Of a third shop: the other seller may read the names of her own.
    sellerId: await buildSeller(db),
    name: SECRETS.wishedProduct,
  });
  await execute(
    db,
    sql`insert into favourite (account_id, product_id) values (${ana.id}, ${wishedProductId})`,
  );
  const parts = { email: ana.email, sellerIds: [shopId], lineName: SECRETS.orderedProduct, person: SECRETS };
  const [orderNumber = 0] = await buildOrders(db, { ...parts, accountId: ana.id });
  const [guestOrderNumber = 0] = await buildOrders(db, parts);
  await requestOrderClaim(context, ana);
  return {
    ana,
    buyer,
    seller,
    orderNumber,
    guestOrderNumber,
    wishedProductId,
    listId: await buildList(db, ana.id, { productId: wishedProductId, name: SECRETS.wishedProduct }),
    alertId: await buildAlert(db, ana.id, wishedProductId),
    soldProductId,
    consentId: await giveConsent(db, ana.id),
    sessionId: await findSession(db, ana.id),
    claimCode: await readClaimCode(db, ana.email),
    viewId: await buildView(db, ana.id),
    caseNumber: await buildCase(db, {
      ...{ accountId: ana.id, orderNumber, state: 'mediating', personName: `Ana ${SECRETS.lastName}` },
    }),
    rival: await buildRival(db),
  };
}

async function buildRival(db: Database): Promise<World['rival']> {
  const sellerId = await buildSeller(db);
  // A draft: what is on sale, everybody may read.
  const productId = await buildProduct(db, { sellerId, name: SECRETS.rivalsProduct });
  await execute(db, sql`update product set active = false where id = ${productId}`);
  const lineName = SECRETS.rivalsSale;
  const [orderNumber = 0] = await buildOrders(db, {
    email: 'cliente@rival.test',
    sellerIds: [sellerId],
    lineName,
  });
  const integrations = await buildIntegrations(db, sellerId);
  const importId = await buildImport(db, sellerId, SECRETS.rivalsProduct);
  const bulkChangeId = await buildBulkChange(db, sellerId);
  return {
    sellerId,
    productId,
    orderNumber,
    importId,
    bulkChangeId,
    caseNumber: await buildCase(db, { orderNumber, sellerId, story: SECRETS.rivalsSale }),
    ...integrations,
    ...(await buildFeedback(db, productId)),
  };
}

/** What waits for the rival's answers. */
async function buildFeedback(db: Database, productId: number) {
  const { id: accountId } = await logIn(db);
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into product_question (product_id, seller_id, account_id, body, asked_at)
        select id, seller_id, ${accountId}, ${SECRETS.rivalsQuestion}, now() from product where id = ${productId}
        returning id`,
  );
  if (!row) throw new Error('The rival has no question');
  return { questionId: row.id, reviewId: await buildReview(db, productId) };
}

async function buildIntegrations(db: Database, sellerId: number) {
  const row = await queryOne<{ apiKeyId: number; webhookId: number }>(
    db,
    sql`with key as (
          insert into api_key (seller_id, name, prefix, secret_hash, scopes, created_at)
          values (${sellerId}, 'De la rival', 'plz_rival', ${`hash-${sellerId}`}, '{orders:read}', now()) returning id
        ), hook as (
          insert into webhook_endpoint (seller_id, url, events, secret, created_at)
          values (${sellerId}, 'https://rival.test/', '{pedido.recibido}', 'whsec_rival', now()) returning id
        )
        select key.id as api_key_id, hook.id as webhook_id from key, hook`,
  );
  if (!row) throw new Error('The rival has no integrations');
  return row;
}

async function describeAna(db: Database, id: number): Promise<void> {
  const { lastName, phone, documentNumber, address } = SECRETS;
  await execute(
    db,
    sql`update account set last_name = ${lastName}, phone = ${phone}, document_number = ${documentNumber},
          address = ${address}, person_type_id = '1', document_type_id = 'CC', city_id = '11001',
          password_hash = ${await anasHash()}
        where id = ${id}`,
  );
}

let hash: Promise<string> | undefined;

function anasHash(): Promise<string> {
  hash ??= hashPassword(ANAS_PASSWORD);
  return hash;
}

async function giveConsent(db: Database, accountId: number): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into consent (account_id, kind, text_version, given_at, address, user_agent)
        values (${accountId}, 'marketing', '1', now(), ${SECRETS.consentAddress}, 'test') returning id`,
  );
  return row?.id ?? 0;
}

async function readClaimCode(db: Database, email: string): Promise<string> {
  const row = await queryOne<{ code: string }>(
    db,
    sql`select data->>'code' as code from outbox_message where recipient = ${email} order by id desc limit 1`,
  );
  return row?.code ?? '';
}

/** What only Ana may read and an answer tells, without what the asker `sent` himself. */
export function secretsIn(answer: string, { ana }: World, sent: string): string[] {
  const secrets = { ...SECRETS, email: ana.email };
  return Object.entries(secrets).flatMap(([name, secret]) =>
    answer.includes(secret) && !sent.includes(secret) ? [name] : [],
  );
}

async function findSession(db: Database, accountId: number): Promise<number> {
  const row = await queryOne<{ id: number }>(db, sql`select id from session where account_id = ${accountId}`);
  return row?.id ?? 0;
}
