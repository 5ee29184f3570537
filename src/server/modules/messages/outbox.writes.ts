import { type Sql, sql } from '../../db/sql.ts';
import { causeText } from '../../telemetry/cause.ts';

/**
 * Queues what the query answers: channel, template, recipient, data. The worker finds it once the caller commits; due
 * in its own millisecond, since workers compare with clocks that know no finer part.
 */
export function putInOutbox(messages: Sql): Sql {
  return sql`insert into outbox_message (channel, template, recipient, data, next_attempt_at, caused_by)
        select message.*, date_trunc('milliseconds', now()), ${causeText()}::text from (${messages}) as message`;
}
