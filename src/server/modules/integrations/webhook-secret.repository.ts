import { type Database, execute, query, sql } from '../../db/sql.ts';

export interface StoredSecrets {
  id: number;
  sellerId: number;
  secret: string;
  previousSecret: string | null;
}

/** A page of all endpoints, removed ones too, in the order of their ids. */
export function listStoredSecrets(db: Database, after: number): Promise<StoredSecrets[]> {
  return query<StoredSecrets>(
    db,
    sql`select id, seller_id, secret, previous_secret
        from webhook_endpoint where id > ${after} order by id limit 500`,
  );
}

/** Nothing happens to a row whose secret was changed meanwhile. */
export async function replaceStoredSecrets(
  db: Database,
  before: StoredSecrets,
  after: Pick<StoredSecrets, 'secret' | 'previousSecret'>,
): Promise<void> {
  await execute(
    db,
    sql`update webhook_endpoint set secret = ${after.secret}, previous_secret = ${after.previousSecret}
        where id = ${before.id} and secret = ${before.secret}
          and previous_secret is not distinct from ${before.previousSecret}`,
  );
}
