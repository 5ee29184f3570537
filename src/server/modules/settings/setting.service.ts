import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import {
  findSetting,
  listChanges,
  lockSetting,
  type StoredSetting,
  saveSetting,
} from './setting.repository.ts';

export type { StoredSetting };

export interface NewSetting {
  key: string;
  value: unknown;
  /** The one that was edited. */
  version: number;
  reason: string;
  operatorId: number;
  /** Only what changed, for the log. */
  changed: { before: Record<string, unknown>; after: Record<string, unknown> };
}

export function getSetting({ write }: Pick<Context, 'write'>, key: string): Promise<StoredSetting> {
  return findSetting(write, key);
}

/** Stores a value that its form has proved; refuses to save over somebody else's change. */
export function changeSetting(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { key, value, version, reason, operatorId, changed }: NewSetting,
): Promise<Result<StoredSetting, 'setting-changed'>> {
  return inTransaction(write, async (db) => {
    await lockSetting(db, key);
    const current = await findSetting(db, key);
    if (current.version !== version) return failure('setting-changed');
    const at = now();
    await saveSetting(db, {
      key,
      before: current.value,
      after: value,
      changedAt: at,
      accountId: operatorId,
      reason,
    });
    await recordAudit(db, [
      {
        at,
        actor: operatorActor(operatorId),
        sellerId: null,
        action: 'setting.changed',
        subject: `setting:${key}`,
        ...changed,
        reason,
      },
    ]);
    return success(await findSetting(db, key));
  });
}

const SHOWN_CHANGES = 30;

export function listSettingChanges({ write }: Pick<Context, 'write'>, key: string) {
  return listChanges(write, key, SHOWN_CHANGES);
}
