import { failure, type Result, success } from '../../../domain/result.ts';
import type { Database } from '../../db/sql.ts';
import * as messages from './failed-message.repository.ts';

/** Their code or password was erased when they failed: the person asks for a new one. */
const WITH_SECRET: readonly string[] = [
  'recovery-password',
  'phone-code',
  'team-invitation',
  'order-claim-code',
];

function isRepeatable(template: string): boolean {
  return !WITH_SECRET.includes(template);
}

export const getOutboxState = messages.getOutboxState;

export async function listFailedMessages(db: Database, page: { before: number | undefined; limit: number }) {
  const rows = await messages.listFailedMessages(db, page);
  return rows.map((row) => ({ ...row, isRepeatable: isRepeatable(row.template) }));
}

/** Its attempts begin anew; call nudgeOutbox after the commit. */
export async function retryFailedMessage(
  db: Database,
  id: number,
  now: Date,
): Promise<Result<null, 'not-found' | 'message-had-secret'>> {
  const found = await messages.findFailedMessage(db, id);
  if (!found) return failure('not-found');
  if (!isRepeatable(found.template)) return failure('message-had-secret');
  await messages.reviveMessage(db, id, now);
  return success(null);
}

/** False: it is none of the failed ones. */
export function dismissFailedMessage(db: Database, id: number, now: Date): Promise<boolean> {
  return messages.dismissMessage(db, id, now);
}
