import { type Config, readConfig } from '../src/server/config.ts';
import { createLog } from '../src/server/log.ts';
import { type OpenDatabase, openDatabase } from '../src/server/open-database.ts';
import { explainStartFailure } from '../src/server/start-failure.ts';

/**
 * Settings and database for a program of the terminal; DATABASE_URL alone is enough. What is missing is told in a line
 * and ends the program. `open`: a database that is filled from a backup is not migrated before.
 */
export async function openTool(open = openDatabase): Promise<{ config: Config; database: OpenDatabase }> {
  try {
    const given = readConfig(process.env, 'tool');
    // Long statements and sessions: around a pooler.
    const config = { ...given, databaseUrl: given.databaseDirectUrl ?? given.databaseUrl };
    return { config, database: await open(config, createLog('warn')) };
  } catch (error) {
    console.error(explainStartFailure(error, Number(process.env.PORT || 3000)));
    process.exit(1);
  }
}
