import { failure, type Result, success } from '../../../domain/result.ts';
import {
  SETTING_GROUP_KEYS,
  type SettingGroupKey,
  settingProblems,
  settingToStore,
  settingValues,
} from '../../../domain/setting-groups.ts';
import type { Context } from '../../context.ts';
import { changeSetting, getSetting, listSettingChanges } from './setting.service.ts';

export interface ShownGroup {
  key: SettingGroupKey;
  version: number;
  values: { path: string; value: number }[];
}

export function listSettingGroups(context: Context): Promise<ShownGroup[]> {
  return Promise.all(SETTING_GROUP_KEYS.map((key) => readGroup(context, key)));
}

export async function saveSettingGroup(
  context: Context,
  given: { key: SettingGroupKey; version: number; values: { path: string; value: number }[]; reason: string },
  operatorId: number,
): Promise<Result<ShownGroup, 'invalid-input' | 'setting-changed'>> {
  const { key, version, reason } = given;
  const values = Object.fromEntries(given.values.map(({ path, value }) => [path, value]));
  const problems = settingProblems(key, values);
  if (Object.keys(problems).length > 0) return failure('invalid-input', { fields: problems });
  const before = settingValues(key, (await getSetting(context, key)).value);
  const changed = Object.keys(before).filter((path) => before[path] !== values[path]);
  if (changed.length === 0) return success(await readGroup(context, key));
  const saved = await changeSetting(context, {
    key,
    value: settingToStore(key, values),
    version,
    reason,
    operatorId,
    changed: { before: picked(before, changed), after: picked(values, changed) },
  });
  return saved.ok ? success(await readGroup(context, key)) : saved;
}

export async function listGroupChanges(context: Context, key: SettingGroupKey) {
  const changes = await listSettingChanges(context, key);
  return changes.map(({ id, before, after, changedAt, person, reason }) => {
    const [was, is] = [settingValues(key, before), settingValues(key, after)];
    return {
      id,
      changedAt: changedAt.toISOString(),
      person,
      reason,
      changes: Object.keys(is)
        .filter((path) => was[path] !== is[path])
        .map((path) => ({ path, before: was[path] ?? 0, after: is[path] ?? 0 })),
    };
  });
}

async function readGroup(context: Context, key: SettingGroupKey): Promise<ShownGroup> {
  const { value, version } = await getSetting(context, key);
  const values = settingValues(key, value);
  return { key, version, values: Object.entries(values).map(([path, one]) => ({ path, value: one })) };
}

function picked(values: Record<string, number>, paths: readonly string[]): Record<string, number> {
  return Object.fromEntries(paths.map((path) => [path, values[path] ?? 0]));
}
