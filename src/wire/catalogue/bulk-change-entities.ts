import * as z from 'zod/mini';
import { MAXIMUM_AT_ONCE } from '../../domain/bulk-change.ts';
import { PRICE_STEPS } from '../../domain/bulk-price.ts';
import { MAXIMUM_UNITS } from '../../domain/product-form.ts';
import { PRODUCT_STATES } from '../../domain/product-state.ts';
import { identifier, text } from '../scalars.ts';

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const moment = z.nullable(z.iso.datetime());
const step = z.literal(PRICE_STEPS);
const percent = (maximum: number) =>
  z
    .number()
    .check(
      z.minimum(0.01, 'Escribe un porcentaje mayor que cero.'),
      z.maximum(maximum, `Escribe máximo ${maximum} %.`),
      z.multipleOf(0.01, 'Usa máximo dos decimales.'),
    );
const highestPrice = 1_000_000_000;
const amount = z
  .int()
  .check(z.minimum(-highestPrice), z.maximum(highestPrice, 'El valor es demasiado alto.'));
const price = z
  .int()
  .check(
    z.minimum(1, 'Escribe un valor mayor que cero.'),
    z.maximum(highestPrice, 'El valor es demasiado alto.'),
  );
const units = z.int().check(z.minimum(-MAXIMUM_UNITS), z.maximum(MAXIMUM_UNITS, 'Son demasiadas unidades.'));
const tag = text(30, 1);

const priceChange = z.discriminatedUnion('how', [
  z.object({ kind: z.literal('price'), how: z.literal('raise'), value: percent(500), step }),
  z.object({ kind: z.literal('price'), how: z.literal('lower'), value: percent(95), step }),
  z.object({ kind: z.literal('price'), how: z.literal('add'), value: amount, step }),
  z.object({ kind: z.literal('price'), how: z.literal('fixed'), value: price, step }),
]);

const offerParts = { kind: z.literal('offer'), step, startsAt: moment, endsAt: moment };
const offerChange = z.discriminatedUnion('how', [
  z.object({ ...offerParts, how: z.literal('percent'), value: percent(95) }),
  z.object({ ...offerParts, how: z.literal('pesos'), value: price }),
]);

const stockChange = z.discriminatedUnion('how', [
  z.object({
    kind: z.literal('stock'),
    how: z.literal('set'),
    units: units.check(z.minimum(0, 'No puede ser menor que cero.')),
  }),
  z.object({ kind: z.literal('stock'), how: z.literal('add'), units }),
]);

/** src/domain/bulk-change.ts */
export const bulkChangeEntity = z.union([
  z.object({ kind: z.literal('state'), state: z.enum(['active', 'paused', 'archived']) }),
  priceChange,
  offerChange,
  z.object({ kind: z.literal('no-offer') }),
  z.object({ kind: z.literal('category'), mainCategoryId: id, subcategoryId: z.nullable(id) }),
  stockChange,
  z.object({
    kind: z.literal('tags'),
    how: z.enum(['add', 'remove']),
    tags: z.array(tag).check(z.minLength(1), z.maxLength(10)),
  }),
]);

/** What narrows the list of products; a change takes the same to choose all that it finds. */
export const productFilterFields = {
  state: z.optional(z.enum(PRODUCT_STATES)),
  stock: z.optional(z.enum(['agotado', 'bajo'])),
  search: z.optional(text(100)),
  tag: z.optional(text(30)),
  refusedBy: z.optional(identifier),
  quality: z.optional(z.literal('por-mejorar')),
  facts: z.optional(z.enum(['faltan'])),
};

export const bulkChoiceEntity = z.union([
  z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(MAXIMUM_AT_ONCE)) }),
  z.object({ filter: z.object(productFilterFields) }),
]);

const touchedPrices = {
  price: z.nullable(z.number()),
  offer: z.nullable(z.object({ salePrice: z.number(), startsAt: moment, endsAt: moment })),
};

const touchedEntity = z.union([
  z.object({ state: z.enum(PRODUCT_STATES) }),
  z.object({ tags: z.array(z.string()) }),
  z.object({ mainCategoryId: z.nullable(z.number()), subcategoryId: z.nullable(z.number()) }),
  z.object({ units: z.array(z.object({ choice: z.array(z.number()), onHand: z.number() })) }),
  z.object({
    ...touchedPrices,
    variants: z.array(z.object({ choice: z.array(z.number()), ...touchedPrices })),
  }),
]);

const refusalEntity = z.object({ productId: z.number(), name: z.string(), problem: z.string() });

export const bulkPreviewEntity = z.object({
  count: z.number(),
  /** Of so many the rest tells: the first 200. */
  looked: z.number(),
  change: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  examples: z.array(
    z.object({ productId: z.number(), name: z.string(), before: touchedEntity, after: touchedEntity }),
  ),
  refusals: z.array(refusalEntity),
});

export const bulkDetailEntity = z.object({
  id: z.number(),
  kind: z.enum(['state', 'price', 'offer', 'no-offer', 'category', 'stock', 'tags']),
  state: z.enum(['running', 'finished', 'undoing', 'undone', 'failed']),
  problem: z.nullable(z.string()),
  productCount: z.number(),
  doneCount: z.number(),
  changedCount: z.number(),
  refusedCount: z.number(),
  undoneCount: z.number(),
  keptCount: z.number(),
  undoUntil: z.nullable(z.string()),
  /** At most 200. */
  refusals: z.array(refusalEntity),
});
