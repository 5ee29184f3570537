import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Context } from '../../src/server/context.ts';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { openSession } from '../../src/server/modules/accounts/identity/session.service.ts';
import { sealWebhookSecret } from '../../src/server/modules/integrations/webhook-secret.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { buildAccount, setPassword } from './account-factories.ts';
import { createPaymentServer } from './epayco-emulator.ts';
import { lookAround } from './fuzz-panels.ts';
import { KNOWN_PERSON, type Memory } from './fuzz-values.ts';
import { buildFailedMessage } from './operator-system-actions.ts';
import { sendAim } from './send-aim.ts';
import type { TestServer } from './server.ts';
import { type LoggedIn, logIn } from './session-factories.ts';

export const ROLES = ['stranger', 'buyer', 'seller', 'operator'] as const;
export type Role = (typeof ROLES)[number];
type Headers = [string, string][];

export interface FuzzWorld {
  server: TestServer;
  port: number;
  /** Headers that say who asks. Made anew now and then: some calls end sessions, block shops and revoke keys. */
  identify: (role: Role) => Promise<Headers>;
  /** Shows somebody the pages of her panel. */
  lookAround: (role: Role, headers: Headers, memory: Memory) => Promise<void>;
  /** Ends the read-only mode that an operator began. */
  writeAgain: () => Promise<void>;
  close: () => Promise<void>;
}

/** The whole demo, listening: orders, money and questions that requests can meddle with. */
export async function openFuzzWorld(): Promise<FuzzWorld> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plazuela-fuzz-'));
  // Every request names an address of its own, so that the rate limits do not hide what a call does.
  const server = await createPaymentServer({ TRUSTED_PROXIES: '1', DATA_DIR: dataDir });
  await seedReferenceData(server.context.write);
  await seedDemo(server.context);
  await addWhatDemosLack(server.context.write);
  return {
    server,
    port: Number(new URL(server.url).port),
    identify: (role) => identify(server, role),
    lookAround: (role, headers, memory) => lookAround(server.app, role, cookiesOf(headers), memory),
    writeAgain: async () => {
      const { cookies } = await logIn(server.context.write, { roles: ['operator'] });
      const json = { isOn: false, reason: 'Ya terminó', minutes: 0 };
      await sendAim(server.app, 'switchReadOnly', { json }, cookies);
    },
    close: async () => {
      await server.end();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Somebody whose password requests may know, and what the system's page has to show. */
async function addWhatDemosLack(db: Database): Promise<void> {
  const { id } = await buildAccount(db, {
    email: KNOWN_PERSON.email,
    roles: ['buyer', 'seller', 'operator'],
  });
  await setPassword(db, id, KNOWN_PERSON.password);
  for (let count = 0; count < 5; count++) await buildFailedMessage({ db });
}

async function identify({ app, context, database: { pool } }: TestServer, role: Role): Promise<Headers> {
  if (role === 'stranger') return [];
  if (role === 'operator') return [cookieOf(await logIn(pool, { roles: ['operator'] }))];
  if (role === 'buyer') return [cookieOf({ cookies: { sesion: await openBuyersSession(pool) } })];
  const owner = await logIn(pool, { roles: ['seller'] });
  await execute(pool, sql`update seller set status = 2, account_id = ${owner.id} where id = 73`);
  await execute(pool, sql`delete from api_key where seller_id = 73`);
  await giveWebhook(context, 73);
  const payload = {
    name: 'ERP',
    scopes: ['orders:read', 'orders:write', 'products:read', 'stock:write'],
  };
  const url = '/api/vender/integraciones/claves';
  // One address a person, or the limit of an address would leave later ones without a key.
  const headers = { 'x-forwarded-for': `10.9.${(owner.id >> 8) & 255}.${owner.id & 255}` };
  const reply = await app.inject({ method: 'POST', url, headers, cookies: owner.cookies, payload });
  // The operator may have closed the shop meanwhile.
  return [cookieOf(owner), ['authorization', `Bearer ${reply.json().token}`]];
}

/** No request finds an address that a strict sender accepts, so one is there unless she deleted it. */
async function giveWebhook({ write, config }: Context, sellerId: number): Promise<void> {
  const secret = sealWebhookSecret({ config }, sellerId, 'whsec_fuzz');
  await execute(
    write,
    sql`insert into webhook_endpoint (seller_id, url, secret, events, created_at)
        select ${sellerId}, 'https://ejemplo.invalid/avisos', ${secret}, '{pedido.estado}', now()
        where not exists (
          select from webhook_endpoint where seller_id = ${sellerId} and deleted_at is null and state = 'active'
        )`,
  );
}

function cookieOf({ cookies }: Pick<LoggedIn, 'cookies'>): [string, string] {
  return ['cookie', `sesion=${cookies.sesion}`];
}

function cookiesOf(headers: Headers): Record<string, string> {
  const cookie = headers.find(([name]) => name === 'cookie')?.[1] ?? '';
  return { sesion: cookie.slice('sesion='.length) };
}

/** The demo's buyer, who has orders and questions. */
async function openBuyersSession(db: Database): Promise<string> {
  const buyer = await queryOne<{ id: number }>(
    db,
    sql`select id from account where email = 'compradora@plazuela.test'`,
  );
  const visitor = { address: '127.0.0.1', userAgent: 'fuzz' };
  return (await openSession(db, { accountId: buyer?.id ?? 0, visitor, now: new Date() })).token;
}
