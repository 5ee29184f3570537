import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const tarifa = {
  zonas: [],
  primerosKilogramos: 3,
  divisorVolumetrico: 2_500,
  seguro: { minimo: 1_000, sinCostoHasta: 100_000, porcentaje: 1 },
  kilometrosRegionales: 150,
  areasMetropolitanas: [],
  departamentosEspeciales: [],
  departamentosInsulares: [],
  ciudadesSinCobertura: [],
  gratisDesde: null,
};
const parcel = { cantidad: 1, precio: 1_000, peso: 1, alto: 1, ancho: 1, largo: 1, perecedero: false };

/** The operators' settings and shipping. */
export const operatorSettingsCalls = {
  listSettingGroups: operatorOnly(nothing),
  saveSettingGroup: operatorOnly(() => ({
    params: { grupo: 'plazos' },
    json: { version: 0, valores: [], motivo: '' },
  })),
  renameStatuses: operatorOnly(() => ({ json: { estados: [{ codEstado: 3, nombre: 'Mío' }] } })),
  getSynonyms: operatorOnly(nothing),
  saveSynonyms: operatorOnly(() => ({ json: { texto: 'a1, b1', version: 0, motivo: '' } })),
  listLegalTexts: operatorOnly(() => ({ params: { tipo: 'terminos' } })),
  publishLegalText: operatorOnly(() => ({
    params: { tipo: 'terminos' },
    json: { texto: 'Todo es mío.', motivo: '' },
  })),
  getRateCard: operatorOnly(nothing),
  saveRateCard: operatorOnly(() => ({ json: { tarifa, version: 0, motivo: '' } })),
  tryShipping: operatorOnly(() => ({ json: { tarifa, origen: '11001', destino: '05001', ...parcel } })),
  listRateCardChanges: operatorOnly(nothing),
  listAllCities: operatorOnly(nothing),
  listSettingChanges: operatorOnly(() => ({ params: { grupo: 'plazos' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
