import { addressPart, deviceName } from '../../../../domain/device-name.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { forgetDevices } from './known-device.service.ts';
import { endSessions, isProven, type SessionAccount } from './session.service.ts';
import { listOpenSessions, revokeOwnSession } from './session-list.repository.ts';

type Services = Pick<Context, 'write' | 'now'>;
type Refusal = 'second-factor-required';

export interface ShownSession {
  id: number;
  device: string;
  addressPart: string;
  /** ISO 8601. */
  openedAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

export async function listSessions(
  context: Services,
  account: SessionAccount,
): Promise<Result<ShownSession[], Refusal>> {
  return isProven(account)
    ? success(await shownSessions(context, account))
    : failure('second-factor-required');
}

export async function endSession(
  context: Services,
  account: SessionAccount,
  id: number,
): Promise<Result<ShownSession[], Refusal | 'not-found'>> {
  if (!isProven(account)) return failure('second-factor-required');
  const owned = { accountId: account.id, id, now: context.now() };
  const isEnded = await inTransaction(context.write, (db) => revokeOwnSession(db, owned));
  return isEnded ? success(await shownSessions(context, account)) : failure('not-found');
}

/** All but the one of `kept`; browsers that are not kept are strangers to the account again. */
export async function endAllSessions(
  context: Services,
  account: SessionAccount,
  kept: { token: string | null; deviceToken: string | null },
): Promise<Result<ShownSession[], Refusal>> {
  if (!isProven(account)) return failure('second-factor-required');
  const accountId = account.id;
  await inTransaction(context.write, async (db) => {
    await endSessions(db, { accountId, keptToken: kept.token, now: context.now() });
    await forgetDevices(db, { accountId, keptToken: kept.deviceToken });
  });
  return success(await shownSessions(context, account));
}

async function shownSessions({ write, now }: Services, account: SessionAccount): Promise<ShownSession[]> {
  const rows = await listOpenSessions(write, account.id, now());
  return rows.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    addressPart: addressPart(address),
    openedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === account.sessionId,
  }));
}
