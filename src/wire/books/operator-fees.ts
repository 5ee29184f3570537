import * as z from 'zod/mini';
import { readPercent } from '../../domain/fee-rule.ts';
import { endpoint } from '../endpoint.ts';
import { calendarDay, identifier, isoDate, text } from '../scalars.ts';

const BASE = '/operacion/comisiones';

/** A number, or as a person writes it: '8,5'. */
const percent = z.codec(
  z.union([
    z.number(),
    z.string().check(z.refine((value) => readPercent(value) !== null, 'Escribe un porcentaje de 0 a 100.')),
  ]),
  z.number().check(z.minimum(0), z.maximum(100)),
  { decode: (wire) => readPercent(String(wire)) ?? -1, encode: (value) => value },
);

const feeFields = {
  id: z.number(),
  sellerId: z.nullable(z.number()),
  sellerName: z.nullable(z.string()),
  categoryId: z.nullable(z.number()),
  categoryName: z.nullable(z.string()),
  percent: z.number(),
  validFrom: z.string(),
  /** The last day. */
  validUntil: z.nullable(z.string()),
  state: z.enum(['current', 'planned', 'past', 'cancelled']),
};

const feeEntity = z.object({
  ...feeFields,
  reason: z.string(),
  createdAt: isoDate,
  createdBy: z.nullable(z.string()),
});

export type ListedFee = z.output<typeof feeEntity>;

const ofFee = z.object({ id: identifier });

/** What the marketplace keeps of sales, by seller and category, with dates. */
export const operatorFeeEndpoints = {
  /** What a fee can be set for: every category by its path, 'Hogar › Cocina'. */
  listFeeCategories: endpoint({
    method: 'GET',
    path: `${BASE}/categorias`,
    output: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  setFee: endpoint({
    method: 'POST',
    path: BASE,
    body: z.object({
      sellerId: z._default(z.nullable(identifier), null),
      categoryId: z._default(z.nullable(identifier), null),
      percent: percent,
      validFrom: calendarDay,
      validUntil: z._default(z.nullable(calendarDay), null),
      reason: text(300, 3),
    }),
    successStatus: 201,
    output: feeEntity,
  }),
  endFee: endpoint({
    method: 'POST',
    path: `${BASE}/:id/fin`,
    params: ofFee,
    body: z.object({ reason: text(300, 3) }),
    output: feeEntity,
  }),
};
