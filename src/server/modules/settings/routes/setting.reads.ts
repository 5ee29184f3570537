import { success } from '../../../../domain/result.ts';
import type { SettingGroupKey } from '../../../../domain/setting-groups.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listGroupChanges, listSettingGroups } from '../setting-group.service.ts';

export function settingReads(context: Context) {
  return {
    listSettingGroups: forOperator('see-settings', async () => success(await listSettingGroups(context))),
    listSettingChanges: forOperator('see-settings', async ({ key }: { key: SettingGroupKey }) =>
      success(await listGroupChanges(context, key)),
    ),
  };
}
