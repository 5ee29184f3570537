import * as z from 'zod/mini';
import { SHIPPING_ZONES } from '../../domain/rate-card-form.ts';
import { endpoint } from '../endpoint.ts';
import { formText } from '../form-text.ts';
import { placeCode, text } from '../scalars.ts';

const BASE = '/operacion/envios';
const zone = z.enum(SHIPPING_ZONES);
const cityIds = z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.maxLength(1_200));
const departmentIds = z.array(z.string().check(z.regex(/^\d{2}$/))).check(z.maxLength(40));

const zoneEntity = z.object({
  zone: zone,
  name: text(60),
  firstKilogramsPesos: z.number(),
  extraKilogramPesos: z.number(),
  minimumDays: z.number(),
  maximumDays: z.number(),
  takesPerishables: z.boolean(),
  isFree: z.boolean(),
});

const cardEntity = z.object({
  zones: z.array(zoneEntity).check(z.maxLength(6)),
  firstKilograms: z.number(),
  /** Cubic centimetres per kilogram. */
  volumetricDivisor: z.number(),
  insurance: z.object({
    minimumPesos: z.number(),
    freeUpToPesos: z.number(),
    percent: z.number(),
  }),
  regionalKilometres: z.number(),
  metropolitanAreas: z
    .array(
      z.object({
        name: text(60),
        cityIds: cityIds,
      }),
    )
    .check(z.maxLength(40)),
  specialDepartmentIds: departmentIds,
  islandDepartmentIds: departmentIds,
  uncoveredCityIds: cityIds,
  /** Value of a package from which the zones marked so are free; null: nothing travels free. */
  freeFromPesos: z.nullable(z.number()),
});

const storedEntity = z.object({
  card: cardEntity,
  version: z.number(),
});

const explainedEntity = z.object({
  originName: z.string(),
  destinationName: z.string(),
  zone: zone,
  zoneName: z.string(),
  zoneReason: z.enum([
    'same-city',
    'metropolitan-area',
    'island-or-jungle',
    'forwarding',
    'special-department',
    'same-department',
    'near',
    'far',
  ]),
  billableKilograms: z.number(),
  extraKilograms: z.number(),
  freight: z.number(),
  declaredValue: z.number(),
  insurance: z.number(),
  isFree: z.boolean(),
  isCovered: z.boolean(),
  isDeliverable: z.boolean(),
  rate: z.number(),
  minimumDays: z.number(),
  maximumDays: z.number(),
});

/** The carrier's tariff, which every quote and order is computed by. */
export const operatorShippingEndpoints = {
  saveRateCard: endpoint({
    method: 'PUT',
    path: BASE,
    body: z.object({
      card: cardEntity,
      version: z.number(),
      reason: formText(300),
    }),
    output: storedEntity,
  }),
  tryShipping: endpoint({
    method: 'POST',
    path: `${BASE}/prueba`,
    inReadOnly: true,
    body: z.object({
      card: cardEntity,
      originCityId: placeCode(5),
      destinationCityId: placeCode(5),
      quantity: z.int().check(z.minimum(1), z.maximum(1_000)),
      unitPrice: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
      weightKilograms: z.number().check(z.minimum(0.001), z.maximum(1_000)),
      heightCentimetres: z.number().check(z.minimum(0.1), z.maximum(1_000)),
      widthCentimetres: z.number().check(z.minimum(0.1), z.maximum(1_000)),
      lengthCentimetres: z.number().check(z.minimum(0.1), z.maximum(1_000)),
      perishable: z.boolean(),
    }),
    requestsPerMinute: 120,
    output: explainedEntity,
  }),
};
