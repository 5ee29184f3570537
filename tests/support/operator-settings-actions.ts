import { getSetting } from '../../src/server/modules/settings/setting.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import type { OperatorAction } from './operator-action.ts';

/** The operators' settings and shipping. */
export const operatorSettingsActions = {
  saveSettingGroup: {
    action: 'setting.changed',
    prepare: async ({ shop }) => ({
      params: { grupo: 'plazos' },
      json: {
        version: (await getSetting(shop.context, 'fulfilment-rules')).version,
        valores: [
          { nombre: 'acceptHours', valor: 20 },
          { nombre: 'dispatchBusinessDays', valor: 4 },
        ],
        motivo: 'Temporada',
      },
    }),
  },
} satisfies Partial<Record<EndpointName, OperatorAction>>;
