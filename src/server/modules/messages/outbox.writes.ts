import { type Sql, sql } from '../../db/sql.ts';

/** Queues what the query answers: channel, template, recipient, data. The worker finds it once the caller commits. */
export function putInOutbox(messages: Sql): Sql {
  return sql`insert into outbox_message (channel, template, recipient, data) ${messages}`;
}
