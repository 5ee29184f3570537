import { type Database, queryOne, sql } from '../../../db/sql.ts';

interface DataClaimRow {
  year: number;
  sequence: number;
  openedOn: string;
}

/** The oldest claim about a person's data that nobody has decided yet and that is surely hers; by her account, or by the address that she gave. */
export function findOpenDataClaim(
  db: Database,
  { accountId, email }: { accountId: number | null; email: string },
): Promise<DataClaimRow | null> {
  return queryOne<DataClaimRow>(
    db,
    sql`select year, sequence, opened_on from rights_case
        where kind = 'data-claim' and next_on is not null and state <> 'decided' and not needs_proof
          and (account_id = ${accountId}::bigint or email = ${email.toLowerCase()})
        order by id limit 1`,
  );
}
