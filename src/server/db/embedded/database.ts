import { Client } from 'pg';
import type { Postmaster } from './postmaster.ts';

/** Ready for a pg pool; `host` is the socket's folder. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

const name = 'plazuela';

/**
 * Makes the application's role and database when missing. The role is no superuser: a superuser may run programs
 * and write files as the server's owner, and a rented production server gives none either.
 */
export async function ensureDatabase(postmaster: Postmaster): Promise<EmbeddedConnection> {
  const server = { host: postmaster.socketFolder, port: postmaster.port };
  const client = new Client({ ...server, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [name],
    );
    if (!rows[0]?.role) await client.query(`create role ${name} login`);
    if (!rows[0]?.database) await client.query(`create database ${name} owner ${name}`);
  } finally {
    await client.end();
  }
  return { ...server, user: name, database: name };
}
