import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const card = {
  zones: [],
  firstKilograms: 3,
  volumetricDivisor: 2_500,
  insurance: { minimumPesos: 1_000, freeUpToPesos: 100_000, percent: 1 },
  regionalKilometres: 150,
  metropolitanAreas: [],
  specialDepartmentIds: [],
  islandDepartmentIds: [],
  uncoveredCityIds: [],
  freeFromPesos: null,
};
const parcel = {
  quantity: 1,
  unitPrice: 1_000,
  weightKilograms: 1,
  heightCentimetres: 1,
  widthCentimetres: 1,
  lengthCentimetres: 1,
  perishable: false,
};

/** The operators' settings and shipping. */
export const operatorSettingsCalls = {
  listSettingGroups: operatorOnly(nothing),
  saveSettingGroup: operatorOnly(() => ({
    params: { key: 'fulfilment-rules' },
    json: { version: 0, values: [], reason: '' },
  })),
  renameStatuses: operatorOnly(() => ({ json: { statuses: [{ id: 3, name: 'Mío' }] } })),
  getSynonyms: operatorOnly(nothing),
  saveSynonyms: operatorOnly(() => ({ json: { text: 'a1, b1', version: 0, reason: '' } })),
  listLegalTexts: operatorOnly(() => ({ params: { kind: 'terms' } })),
  publishLegalText: operatorOnly(() => ({
    params: { kind: 'terms' },
    json: { body: 'Todo es mío.', reason: '' },
  })),
  getRateCard: operatorOnly(nothing),
  saveRateCard: operatorOnly(() => ({ json: { card, version: 0, reason: '' } })),
  tryShipping: operatorOnly(() => ({
    json: { card, originCityId: '11001', destinationCityId: '05001', ...parcel },
  })),
  listRateCardChanges: operatorOnly(nothing),
  listAllCities: operatorOnly(nothing),
  listSettingChanges: operatorOnly(() => ({ params: { key: 'fulfilment-rules' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
