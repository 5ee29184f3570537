import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import {
  findSetting,
  findValue,
  insertSettingChange,
  listChanges,
  lockSetting,
  type StoredSetting,
} from './setting.repository.ts';
import { writeSetting } from './setting.writes.ts';
import type { SettingKey } from './setting-key.ts';

export type { StoredSetting };

/** The stored value as it is, null without one: whoever asks proves it and knows its default. */
export async function readSetting(db: Database, key: SettingKey): Promise<unknown> {
  return (await findValue(db, key))?.value ?? null;
}

export interface NewSetting {
  key: SettingKey;
  value: unknown;
  /** The one that was edited. */
  version: number;
  reason: string;
  operatorId: number;
  /** Only what changed, for the log. */
  changed: { before: Record<string, unknown>; after: Record<string, unknown> };
}

export function getSetting({ write }: Pick<Context, 'write'>, key: SettingKey): Promise<StoredSetting> {
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
    await writeSetting(db, key, value, at);
    await insertSettingChange(db, {
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
    await announceChange(db, [`setting:${key}`]);
    return success(await findSetting(db, key));
  });
}

const SHOWN_CHANGES = 30;

export function listSettingChanges({ write }: Pick<Context, 'write'>, key: SettingKey) {
  return listChanges(write, key, SHOWN_CHANGES);
}
