import { hash } from '@node-rs/argon2';
import { type Database, execute, queryOne, sql } from '../db/sql.ts';

export const DEMO_PASSWORD = 'Plazuela#2026';

export const demoAccounts = [
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
  },
  {
    email: 'operacion@plazuela.test',
    firstName: 'Nelly Johana',
    lastName: 'Criollo Erazo',
    role: 'operator',
    phone: '3000000003',
  },
] as const;

const DEMO_SELLER_ID = 73;

/** One person for each role; the seller runs the shop 73. */
export async function seedDemoAccounts(db: Database): Promise<void> {
  // OWASP's parameters for argon2id: 19 MiB, two passes.
  const passwordHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  for (const account of demoAccounts) {
    const created = await queryOne<{ id: number }>(
      db,
      sql`insert into account (email, password_hash, first_name, last_name, phone, person_type_id,
            document_type_id, document_number, address, city_id, status)
          values (${account.email}, ${passwordHash}, ${account.firstName}, ${account.lastName}, ${account.phone},
            '1', 'CC', ${`10000000${account.phone.slice(-2)}`}, 'Carrera 15 # 88-21, Apto 402', '11001', 2)
          returning id`,
    );
    if (!created) throw new Error(`the account ${account.email} was not made`);
    await execute(
      db,
      sql`insert into account_role (account_id, role, operator_role)
          values (${created.id}, ${account.role}, ${account.role === 'operator' ? 'administrator' : null})`,
    );
    if (account.role === 'seller')
      await execute(db, sql`update seller set account_id = ${created.id} where id = ${DEMO_SELLER_ID}`);
  }
}
