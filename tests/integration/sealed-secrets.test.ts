import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { createWebhook, rotateSecret } from '../../src/server/modules/integrations/webhook.service.ts';
import { signedPost } from '../../src/server/modules/integrations/webhook-delivery.service.ts';
import { webhookSignature } from '../../src/server/modules/integrations/webhook-signature.ts';
import { sealStoredSecrets } from '../../src/server/secrets/seal-stored-secrets.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { codeOf, confirmFactor, startFactor } from '../support/second-factor.ts';
import { sendAim } from '../support/send-aim.ts';
import { logIn } from '../support/session-factories.ts';

const KEY = randomBytes(32).toString('base64');

let shop: Shop;
let owner: { sellerId: number; accountId: number };
beforeAll(async () => {
  shop = await openShop({ SECRETS_KEY: KEY });
  owner = { sellerId: await buildSeller(shop.db), accountId: (await logIn(shop.db)).id };
});
afterAll(() => shop.close());

const anywhere = {
  isAllowedAddress: () => true,
  isAllowedPort: () => true,
  resolve: async () => ['1.1.1.1'],
};

async function newHook() {
  const created = await createWebhook(
    shop.context,
    owner,
    { url: 'https://tienda.example/avisos', events: ['pedido.recibido'] },
    anywhere,
  );
  if (!created.ok) throw new Error('no webhook was made');
  return created.value;
}

async function storedOf(id: number) {
  const [row] = await query<{ secret: string; previousSecret: string | null }>(
    shop.db,
    sql`select secret, previous_secret from webhook_endpoint where id = ${id}`,
  );
  if (!row) throw new Error('no such webhook');
  return row;
}

/** What a receiver would compare with. */
async function signatureOf(context: Pick<Context, 'now' | 'config'>, id: number): Promise<string> {
  const delivery = { endpointId: id, sellerId: owner.sellerId, previousSecretUntil: new Date(8.64e15) };
  const event = {
    id: 1,
    eventId: 'e',
    event: 'prueba',
    happenedAt: new Date(0),
    data: {},
    attempts: 1,
    causedBy: null,
    url: '',
  };
  const { headers } = signedPost(context, { ...event, ...delivery, ...(await storedOf(id)) });
  return headers['x-plazuela-firma'];
}

function expected(context: Pick<Context, 'now'>, secrets: string[]) {
  const body = JSON.stringify({ id: 'e', evento: 'prueba', fecha: new Date(0).toISOString(), datos: {} });
  return webhookSignature(secrets, String(Math.floor(context.now().getTime() / 1_000)), body);
}

const still = () => ({ ...shop.context, now: () => new Date('2026-11-22T10:00:00Z') });
const withKeys = (secretsKey: string) => ({ ...still(), config: { ...shop.context.config, secretsKey } });

test('the table holds no secret of a webhook, and the signature is the one of the secret that was shown', async () => {
  const hook = await newHook();
  expect((await storedOf(hook.id)).secret).toMatch(/^sealed\./);
  expect(await signatureOf(still(), hook.id)).toBe(expected(still(), [hook.secret]));
  const rotated = await rotateSecret(shop.context, owner, hook.id);
  if (!rotated.ok) throw new Error('the secret was not changed');
  expect(JSON.stringify(await storedOf(hook.id))).not.toContain('whsec');
  expect(await signatureOf(still(), hook.id)).toBe(expected(still(), [rotated.value.secret, hook.secret]));
});

test('the table holds no secret of a second factor', async () => {
  const { by, secret } = await startFactor(shop);
  const [row] = await query<{ secret: string }>(
    shop.db,
    sql`select secret from operator_second_factor where account_id = ${by.id}`,
  );
  expect(row?.secret).toMatch(/^sealed\./);
  expect(row?.secret).not.toContain(secret);
});

test('what was stored plainly is sealed at the start and works on', async () => {
  const hook = await newHook();
  const { by, secret } = await confirmFactor(shop);
  await execute(shop.db, sql`update webhook_endpoint set secret = ${hook.secret} where id = ${hook.id}`);
  await execute(
    shop.db,
    sql`update operator_second_factor set secret = ${secret} where account_id = ${by.id}`,
  );
  await sealStoredSecrets(shop.context);
  await sealStoredSecrets(shop.context);
  const plain = await query(
    shop.db,
    sql`select secret from webhook_endpoint where secret not like 'sealed.%'
        union all select secret from operator_second_factor where secret not like 'sealed.%'`,
  );
  expect(plain).toEqual([]);
  expect(await signatureOf(still(), hook.id)).toBe(expected(still(), [hook.secret]));
  const proved = await sendAim(
    shop.app,
    'proveSecondFactor',
    { json: { code: codeOf(secret, 1) } },
    by.cookies,
  );
  expect(proved.statusCode).toBe(200);
});

test('a new key in front of the old one seals everything anew; then the old one can go', async () => {
  const hook = await newHook();
  const next = randomBytes(32).toString('base64');
  expect(await signatureOf(withKeys(`${next},${KEY}`), hook.id)).toBe(expected(still(), [hook.secret]));
  await sealStoredSecrets(withKeys(`${next},${KEY}`));
  expect(await signatureOf(withKeys(next), hook.id)).toBe(expected(still(), [hook.secret]));
  await expect(signatureOf(withKeys(KEY), hook.id)).rejects.toThrow('SECRETS_KEY');
  await sealStoredSecrets(withKeys(`${KEY},${next}`));
});

test('without the key an operator still enters by a recovery code', async () => {
  const { by, secret, recoveryCodes } = await confirmFactor(shop);
  await execute(
    shop.db,
    sql`update operator_second_factor set secret = 'sealed.00000000.AAAA' where account_id = ${by.id}`,
  );
  const prove = async (codigo: string | undefined) =>
    (await sendAim(shop.app, 'proveSecondFactor', { json: { code: codigo } }, by.cookies)).statusCode;
  expect(await prove(codeOf(secret, 1))).toBe(400);
  expect(await prove(recoveryCodes[0])).toBe(200);
});
