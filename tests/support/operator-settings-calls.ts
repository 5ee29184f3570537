import type { EndpointName } from '../../src/wire/endpoints.ts';
import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';

/** The operators' settings and shipping. */
export const operatorSettingsCalls = {
  listSettingGroups: operatorOnly(nothing),
  saveSettingGroup: operatorOnly(() => ({
    params: { grupo: 'plazos' },
    json: { version: 0, valores: [], motivo: '' },
  })),
  getSynonyms: operatorOnly(nothing),
  saveSynonyms: operatorOnly(() => ({ json: { texto: 'a1, b1', version: 0, motivo: '' } })),
  listLegalTexts: operatorOnly(() => ({ params: { tipo: 'terminos' } })),
  publishLegalText: operatorOnly(() => ({
    params: { tipo: 'terminos' },
    json: { texto: 'Todo es mío.', motivo: '' },
  })),
  getRateCard: operatorOnly(nothing),
  saveRateCard: operatorOnly(() => ({ json: { version: 0 } })),
  tryShipping: operatorOnly(() => ({ json: { origen: '11001' } })),
  listRateCardChanges: operatorOnly(nothing),
  listAllCities: operatorOnly(nothing),
  listSettingChanges: operatorOnly(() => ({ params: { grupo: 'plazos' } })),
} satisfies Partial<Record<EndpointName, PersonalCall>>;
