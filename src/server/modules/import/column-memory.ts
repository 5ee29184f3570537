import { hash } from 'node:crypto';
import { headerKey, isErrorColumn, recogniseColumns } from '../../../domain/product-sheet-columns.ts';
import type { ColumnUse } from '../../../domain/product-sheet-fields.ts';
import type { Database } from '../../db/sql.ts';
import { findRememberedMapping, rememberMapping } from './import.repository.ts';

interface Columns {
  headers: readonly string[];
  mapping: readonly ColumnUse[];
  now: Date;
}

/** For the shop's next file with these headers, and for the file of its failed rows, which has one column more. */
export async function rememberColumns(
  db: Database,
  sellerId: number,
  { headers, mapping, now }: Columns,
): Promise<void> {
  const kept = mapping.filter((_, index) => !isErrorColumn(headers[index] ?? ''));
  await rememberMapping(db, { sellerId, headersHash: headersHash(headers), mapping: kept, now });
}

/** What the shop said of the same headers, else what they say themselves. */
export async function recallColumns(
  db: Database,
  sellerId: number,
  headers: readonly string[],
): Promise<ColumnUse[]> {
  const remembered = await findRememberedMapping(db, sellerId, headersHash(headers));
  if (!remembered) return recogniseColumns(headers);
  const uses = remembered.values();
  return headers.map((header) => (isErrorColumn(header) ? 'ignored' : (uses.next().value ?? null)));
}

/** Identifies headers whatever their case and accents. */
function headersHash(headers: readonly string[]): string {
  const own = headers.filter((header) => !isErrorColumn(header));
  return hash('sha256', own.map(headerKey).join('\n'), 'hex');
}
