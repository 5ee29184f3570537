import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '../../domain/demo-password.ts';
import { type Database, execute, queryOne, sql } from '../db/sql.ts';
import type { DemoHistory } from './demo-history-file.ts';
import { readSeedFile } from './seed-file.ts';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: 'buyer' | 'seller' | 'operator';
  phone: string;
  /** The shop that is hers. */
  shop?: number;
  /** The shop whose team she belongs to, as whoever packs and sends. */
  packsFor?: number;
}

/** The people that newcomers are told of. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'compradora@plazuela.test',
    firstName: 'Valentina',
    lastName: 'Roa Caicedo',
    role: 'buyer',
    phone: '3000000001',
  },
  {
    email: 'vendedor@plazuela.test',
    firstName: 'Juan Felipe',
    lastName: 'Ospina Daza',
    role: 'seller',
    phone: '3000000002',
    shop: 73,
  },
  {
    email: 'operacion@plazuela.test',
    firstName: 'Nelly Johana',
    lastName: 'Criollo Erazo',
    role: 'operator',
    phone: '3000000003',
  },
];

/** A second shop, and somebody else in the team of the first. */
const colleagues: readonly DemoAccount[] = [
  {
    email: 'tienda78@plazuela.test',
    firstName: 'Sandra Milena',
    lastName: 'Pulido Reyes',
    role: 'seller',
    phone: '3000000015',
    shop: 78,
  },
  {
    email: 'bodega@plazuela.test',
    firstName: 'Wilmer',
    lastName: 'Cuesta Mosquera',
    role: 'buyer',
    phone: '3000000004',
    packsFor: 73,
  },
];

/** Answers the hash of the password that all of them have. */
export async function seedDemoAccounts(db: Database, now: Date): Promise<string> {
  // OWASP's parameters for argon2id: 19 MiB, two passes.
  const passwordHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const accounts = [...demoAccounts, ...colleagues, ...(await listBuyers())];
  for (const account of accounts) await insertAccount(db, account, { passwordHash, now });
  return passwordHash;
}

/** Buyers of the demo's past who also ask questions. */
async function listBuyers(): Promise<DemoAccount[]> {
  const { people } = await readSeedFile<DemoHistory>('demo/history.json');
  return Object.values(people)
    .filter(({ hasAccount }) => hasAccount)
    .map(({ email, firstName, lastName, phone }) => ({ email, firstName, lastName, phone, role: 'buyer' }));
}

async function insertAccount(
  db: Database,
  account: DemoAccount,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const { email, firstName, lastName, phone, role, shop, packsFor } = account;
  const created = await queryOne<{ id: number }>(
    db,
    sql`insert into account (email, password_hash, first_name, last_name, phone, person_type_id,
          document_type_id, document_number, address, city_id, status)
        values (${email}, ${passwordHash}, ${firstName}, ${lastName}, ${phone},
          '1', 'CC', ${`10000000${phone.slice(-2)}`}, 'Carrera 15 # 88-21, Apto 402', '11001', 2)
        returning id`,
  );
  if (!created) throw new Error(`the account ${email} was not made`);
  await execute(
    db,
    sql`insert into account_role (account_id, role, operator_role)
        values (${created.id}, ${role}, ${role === 'operator' ? 'administrator' : null})`,
  );
  if (shop !== undefined)
    await execute(db, sql`update seller set account_id = ${created.id} where id = ${shop}`);
  if (packsFor !== undefined)
    await execute(
      db,
      sql`insert into seller_member (seller_id, account_id, role, joined_at)
          values (${packsFor}, ${created.id}, 'warehouse', ${new Date(now.getTime() - MEMBER_SINCE_MILLIS)})`,
    );
}

const MEMBER_SINCE_MILLIS = 45 * 24 * 3_600_000;
