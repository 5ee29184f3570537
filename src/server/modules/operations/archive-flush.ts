import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { foldersIn } from '../../db/embedded/folders.ts';
import { findPostmaster } from '../../db/embedded/postmaster.ts';

const POLL_MILLIS = 200;
const LIMIT_MILLIS = 90_000;

/**
 * Brings what the running embedded server has written so far to the archive, so that this minute can be restored too.
 * False: no server runs there, or the archive does not take it, so it ends earlier.
 */
export async function flushArchive(home: string): Promise<boolean> {
  const postmaster = await findPostmaster(foldersIn(home).cluster);
  if (postmaster?.status !== 'ready') return false;
  const client = new Client({
    host: postmaster.socketFolder,
    port: postmaster.port,
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  try {
    // A transaction of now: recovery goes on to the first one beyond its moment, and an idle shop would have none.
    await client.query(`select pg_logical_emit_message(true, 'plazuela', 'recovery')`);
    const { rows } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal()) as segment',
    );
    const segment = rows[0]?.segment ?? '';
    for (let waited = 0; waited < LIMIT_MILLIS; waited += POLL_MILLIS) {
      const { rows: seen } = await client.query<{ last: string | null }>(
        'select last_archived_wal as last from pg_stat_archiver',
      );
      if ((seen[0]?.last ?? '') >= segment) return true;
      await sleep(POLL_MILLIS);
    }
    return false;
  } finally {
    await client.end();
  }
}
