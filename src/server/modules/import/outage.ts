import { outageCode } from '../../db/outage.ts';

/** The database is away or too busy, or a deadlock did not resolve: worth trying again later. */
export function isOutage(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return outageCode(error) !== null || code.startsWith('40');
}
