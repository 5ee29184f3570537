import type { SettingGroupKey } from '../../../../domain/setting-groups.ts';
import type { operatorSettingsEndpoints } from '../../../../wire/settings/operator-settings.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { saveSettingGroup } from '../setting-group.service.ts';
import type { StatusName } from '../status-name.repository.ts';
import { renameStatuses } from '../status-name.service.ts';

type OfGroup = { params: { key: SettingGroupKey } };
type NewValues = { body: { version: number; values: { path: string; value: number }[]; reason: string } };

export function settingRoutes(context: Context): Handlers<keyof typeof operatorSettingsEndpoints> {
  return {
    saveSettingGroup: forOperator('edit-settings', ({ params, body }: OfGroup & NewValues, operator) =>
      saveSettingGroup(context, { ...params, ...body }, operator.id),
    ),
    renameStatuses: forOperator('edit-settings', ({ body }: { body: { statuses: StatusName[] } }, operator) =>
      renameStatuses(context, body.statuses, operator.id),
    ),
  };
}
