import * as z from 'zod/mini';
import type { RateCard } from '../../../domain/shipping-rate.ts';

const pesos = z.int().check(z.minimum(0), z.maximum(100_000_000));
const days = z.int().check(z.minimum(0), z.maximum(90));
const cityId = z.string().check(z.regex(/^\d{5}$/));
const departmentId = z.string().check(z.regex(/^\d{2}$/));

const zoneRate = z.object({
  name: z.string().check(z.minLength(1)),
  // From 1: no package travels free by a slip of the keyboard.
  firstKilogramsPesos: pesos.check(z.minimum(1)),
  extraKilogramPesos: pesos,
  minimumDays: days,
  maximumDays: days,
});

const zones = ['U', 'M', 'R', 'N', 'E', 'I'] as const;

const metropolitanAreasSchema = z.array(z.object({ name: z.string(), cityIds: z.array(cityId) }));

/** The setting 'shipping-rate-card' as people edit it. */
export const rateCardSchema: z.ZodMiniType<RateCard, unknown> = z.object({
  zones: z.record(z.enum(zones), zoneRate),
  firstKilograms: z.number().check(z.positive()),
  volumetricDivisor: z.number().check(z.positive()),
  insurance: z.object({
    minimumPesos: pesos,
    freeUpToPesos: pesos,
    percent: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  regionalKilometres: z.number().check(z.minimum(0)),
  metropolitanAreas: metropolitanAreasSchema,
  specialDepartmentIds: z.array(departmentId),
  islandDepartmentIds: z.array(departmentId),
  perishableZones: z.array(z.enum(zones)),
  // Tariffs of before these rules say nothing of them.
  uncoveredCityIds: z._default(z.array(cityId), []),
  freeShipping: z._default(
    z.nullable(z.object({ fromPesos: pesos, zones: z.array(z.enum(zones)).check(z.minLength(1)) })),
    null,
  ),
});
