import type { Database } from '../../../db/sql.ts';
import { type StatusMove, updatePackageStatus } from './package-status.repository.ts';

/**
 * Moves packages of a locked order and writes their history. Packages that are there already stay untouched; answers
 * the sellers whose packages moved. Which moves are allowed is for the caller to ask (domain/package-transition.ts).
 */
export async function setPackageStatus(db: Database, move: StatusMove): Promise<number[]> {
  return (await updatePackageStatus(db, move)).map(({ sellerId }) => sellerId);
}
