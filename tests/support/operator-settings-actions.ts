import { PACKAGE_STATUSES } from '../../src/domain/package-status.ts';
import { getSetting } from '../../src/server/modules/settings/setting.service.ts';
import { type OperatorAction, writesNothing } from './operator-action.ts';
import type { CallName } from './published-reads.ts';
import { sendAim } from './send-aim.ts';

/** The operators' settings and shipping. */
export const operatorSettingsActions = {
  tryShipping: writesNothing,
  publishLegalText: {
    action: 'setting.legal-text-published',
    prepare: () => ({
      params: { tipo: 'terminos' },
      json: { texto: '## Objeto\nEl mercado.', motivo: 'Nueva ley' },
    }),
  },
  renameStatuses: {
    action: 'setting.statuses-renamed',
    prepare: () => ({
      json: {
        estados: PACKAGE_STATUSES.map(({ id, name }) => ({
          codEstado: id,
          nombre: id === 3 ? 'Entregado en tu puerta' : name,
        })),
      },
    }),
  },
  saveSynonyms: {
    action: 'setting.changed',
    prepare: () => ({ json: { texto: 'celular, móvil', version: 0, motivo: 'Lo buscan así' } }),
  },
  saveRateCard: {
    action: 'setting.changed',
    prepare: async ({ shop, operator }) => {
      const { tarifa, version } = (await sendAim(shop.app, 'getRateCard', {}, operator.cookies)).json();
      return { json: { tarifa: { ...tarifa, kilometrosRegionales: 160 }, version, motivo: 'Nueva tarifa' } };
    },
  },
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
} satisfies Partial<Record<CallName, OperatorAction | typeof writesNothing>>;
