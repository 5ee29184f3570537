import { readdirSync } from 'node:fs';
import path from 'node:path';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../db/migrations');

/**
 * The last file that shops may have applied already: those after it are read and tried as changes of a shop that serves.
 * Moved on by whoever lands a state.
 */
export const LAST_LANDED = '0440_smaller_samples.sql';

export function newMigrations(): string[] {
  const names = readdirSync(migrationsFolder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.filter((name) => name > LAST_LANDED).sort();
}
