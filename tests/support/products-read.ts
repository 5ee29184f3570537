import type { Pool } from 'pg';

/** Rows of `product` and entries of its indexes that a connection has read and not yet reported. */
const READ = `select coalesce(sum(pg_stat_get_xact_tuples_returned(oid)), 0)::int as read
  from (select 'product'::regclass::oid as oid
        union all select indexrelid from pg_index where indrelid = 'product'::regclass) relation`;

/** How many products the transactions of `work` read. `dies`: the connection breaks where the first would commit. */
export async function productsRead(
  pool: Pool,
  work: (write: Pool) => Promise<unknown>,
  { dies = false } = {},
): Promise<number> {
  let read = 0;
  const connect = async () => {
    const client = await pool.connect();
    const readSoFar = async () => (await client.query(READ)).rows[0].read as number;
    const query = async (...args: unknown[]) => {
      if (args[0] === 'begin') {
        const begun = await client.query('begin');
        // So few products are read one after the other, a million are not.
        await client.query('set local enable_seqscan = off');
        read -= await readSoFar();
        return begun;
      }
      if (args[0] === 'commit') {
        if (dies) {
          await client.query('rollback');
          throw new Error('died');
        }
        read += await readSoFar();
      }
      return Reflect.apply(client.query, client, args);
    };
    return { query, release: () => client.release() };
  };
  await work({ connect } as unknown as Pool);
  return read;
}
