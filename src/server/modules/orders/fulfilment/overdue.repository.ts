import type { OverdueLimits } from '../../../../domain/fulfilment-rules.ts';
import { type Sql, sql } from '../../../db/sql.ts';

/** Which packages their shop should have moved already, see `packageDeadline`; `p`: the name of their rows. */
export function isOverdue(limits: OverdueLimits, p: Sql): Sql {
  const from = sql`coalesce(${p}.accepted_at, ${p}.received_at)`;
  // The stages stand in the text, so that the indexes of the work to do are known to serve it.
  return sql`${p}.received_at is not null and (
    (${p}.stage = 'to-accept' and ${from} < ${limits['to-accept']}::timestamptz)
    or (${p}.stage in ('to-prepare', 'to-send') and ${p}.dispatch_by < ${limits.dispatchBy}::date)
    or (${p}.stage in ('to-prepare', 'to-send') and ${p}.dispatch_by is null
        and ${from} < ${limits.unpromised}::timestamptz))`;
}
