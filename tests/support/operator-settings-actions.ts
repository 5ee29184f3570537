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
      params: { kind: 'terms' },
      json: { body: '## Objeto\nEl mercado.', reason: 'Nueva ley' },
    }),
  },
  renameStatuses: {
    action: 'setting.statuses-renamed',
    prepare: () => ({
      json: {
        statuses: PACKAGE_STATUSES.map(({ id, name }) => ({
          id,
          name: id === 3 ? 'Entregado en tu puerta' : name,
        })),
      },
    }),
  },
  saveSynonyms: {
    action: 'setting.changed',
    prepare: () => ({ json: { text: 'celular, móvil', version: 0, reason: 'Lo buscan así' } }),
  },
  saveRateCard: {
    action: 'setting.changed',
    prepare: async ({ shop, operator }) => {
      const { card, version } = (await sendAim(shop.app, 'getRateCard', {}, operator.cookies)).json();
      return { json: { card: { ...card, regionalKilometres: 160 }, version, reason: 'Nueva tarifa' } };
    },
  },
  saveSettingGroup: {
    action: 'setting.changed',
    prepare: async ({ shop }) => ({
      params: { key: 'fulfilment-rules' },
      json: {
        version: (await getSetting(shop.context, 'fulfilment-rules')).version,
        values: [
          { path: 'acceptHours', value: 20 },
          { path: 'dispatchBusinessDays', value: 4 },
          { path: 'cashReminderHour', value: 18 },
          { path: 'cashReminderSms', value: 0 },
          { path: 'freightBackBusinessDays', value: 2 },
          { path: 'freightBackShopPercent', value: 100 },
        ],
        reason: 'Temporada',
      },
    }),
  },
} satisfies Partial<Record<CallName, OperatorAction | typeof writesNothing>>;
