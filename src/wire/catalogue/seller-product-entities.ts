import * as z from 'zod/mini';
import { NET_CONTENT_UNITS } from '../../domain/net-content.ts';
import { MAXIMUM_FACT_LETTERS, MAXIMUM_FACTS } from '../../domain/product-facts.ts';
import {
  MAXIMUM_ATTRIBUTES,
  MAXIMUM_COMBINATIONS,
  MAXIMUM_PICTURES,
  MAXIMUM_TERMS,
  MAXIMUM_UNITS,
} from '../../domain/product-form.ts';
import { PRODUCT_STATES } from '../../domain/product-state.ts';
import { text } from '../scalars.ts';

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const price = z
  .int()
  .check(
    z.minimum(1, 'Escribe un valor mayor que cero.'),
    z.maximum(1_000_000_000, 'El valor es demasiado alto.'),
  );
const units = z
  .int()
  .check(z.minimum(0, 'No puede ser menor que cero.'), z.maximum(MAXIMUM_UNITS, 'Son demasiadas unidades.'));
const measure = z
  .number()
  .check(
    z.minimum(0.1, 'Escribe una medida mayor que cero.'),
    z.maximum(1_000, 'La medida es demasiado grande.'),
  );
const weight = z
  .number()
  .check(
    z.minimum(0.001, 'Escribe un peso mayor que cero.'),
    z.maximum(1_000, 'El peso es demasiado grande.'),
  );
const moment = z.nullable(z.iso.datetime());

const offerEntity = z.object({
  salePrice: price,
  startsAt: moment,
  endsAt: moment,
});

const termEntity = z.object({
  id: z.nullable(id),
  name: text(60),
});

const attributeEntity = z.object({
  id: z.nullable(id),
  name: text(60),
  terms: z.array(termEntity).check(z.maxLength(MAXIMUM_TERMS)),
});

const formImageEntity = z.object({
  url: text(200, 1),
  alt: text(200),
});

const gtin = z._default(text(14), '');

const contentEntity = z._default(
  z.nullable(
    z.object({
      amount: z
        .number()
        .check(
          z.minimum(0.001, 'Escribe un contenido mayor que cero.'),
          z.maximum(1_000_000, 'El contenido es demasiado grande.'),
        ),
      unit: z.enum(NET_CONTENT_UNITS),
      pieces: z.int().check(z.minimum(1), z.maximum(10_000)),
    }),
  ),
  null,
);

const formVariantEntity = z.object({
  id: z.nullable(z.int().check(z.minimum(1))),
  reference: text(60),
  price: z.nullable(price),
  offer: z.nullable(offerEntity),
  weightKilograms: z.nullable(weight),
  heightCentimetres: z.nullable(measure),
  widthCentimetres: z.nullable(measure),
  lengthCentimetres: z.nullable(measure),
  gtin,
  images: z.array(text(200, 1)).check(z.maxLength(MAXIMUM_PICTURES)),
  content: contentEntity,
  isActive: z.boolean(),
});

const formStockEntity = z.object({
  choice: z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAXIMUM_ATTRIBUTES)),
  onHand: units,
  before: units,
  variant: z._default(z.nullable(formVariantEntity), null),
});

const factEntity = z.object({
  key: text(60, 1),
  value: text(MAXIMUM_FACT_LETTERS),
});

export const productFormEntity = z.object({
  name: text(200),
  description: text(20_000),
  reference: text(60),
  price: z.nullable(price),
  offer: z.nullable(offerEntity),
  mainCategoryId: z.nullable(id),
  subcategoryId: z.nullable(id),
  weightKilograms: z.nullable(weight),
  heightCentimetres: z.nullable(measure),
  widthCentimetres: z.nullable(measure),
  lengthCentimetres: z.nullable(measure),
  taxClass: z.enum(['19', '5', 'exento', 'excluido']),
  perishable: z.boolean(),
  gtin,
  content: contentEntity,
  facts: z._default(z.array(factEntity).check(z.maxLength(MAXIMUM_FACTS)), []),
  images: z.array(formImageEntity).check(z.maxLength(MAXIMUM_PICTURES)),
  attributes: z.array(attributeEntity).check(z.maxLength(MAXIMUM_ATTRIBUTES)),
  stockPerCombination: z.boolean(),
  stock: z.array(formStockEntity).check(z.maxLength(MAXIMUM_COMBINATIONS)),
});

export const newProductEntity = z.object({
  form: productFormEntity,
});

export const editedProductEntity = z.object({
  version: z.int().check(z.minimum(1)),
  form: productFormEntity,
});

export const sellerProductEntity = z.object({
  id: id,
  version: z.number(),
  state: z.enum(PRODUCT_STATES),
  /** Shoppers see it. */
  isShown: z.boolean(),
  /** Why the marketplace paused it; null: it did not. */
  operatorReason: z.nullable(z.string()),
  form: productFormEntity,
});

const rowStockEntity = z.object({
  termIds: z.array(z.number()),
  label: z.string(),
  onHand: z.number(),
  /** Null: the stock of the whole product. */
  variant: z.nullable(
    z.object({
      id: z.number(),
      reference: z.string(),
      price: z.nullable(z.number()),
      salePrice: z.nullable(z.number()),
      isActive: z.boolean(),
    }),
  ),
});

const productRowEntity = z.object({
  id: z.number(),
  version: z.number(),
  state: z.enum(PRODUCT_STATES),
  isShown: z.boolean(),
  /** Why the marketplace paused it; null: it did not. */
  operatorReason: z.nullable(z.string()),
  name: z.string(),
  reference: z.string(),
  imageUrl: z.string(),
  price: z.nullable(z.number()),
  salePrice: z.nullable(z.number()),
  /** Its variants cost different amounts; the price is the least. */
  hasPriceRange: z.boolean(),
  onHand: z.number(),
  stock: z.array(rowStockEntity),
  tags: z.array(z.string()),
  /** 0 to 100; null: not looked at yet. */
  quality: z.nullable(z.number()),
  /** What is to be asked of its weight; null: nothing. */
  doubt: z.nullable(z.string()),
  /** Another product of the shop that seems to be the same. */
  twin: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** In the last thirty days. */
  soldUnits: z.number(),
  content: contentEntity,
});

export const productListEntity = z.object({
  products: z.array(productRowEntity),
  /** How many the shop has in each state. */
  counts: z.object({ draft: z.number(), active: z.number(), paused: z.number(), archived: z.number() }),
  /** Where the next page begins; null: this is the last one. */
  next: z.nullable(z.number()),
});

export const gridRowEntity = z.object({
  productId: id,
  version: z.int(),
  price: z.optional(price),
  stock: z._default(
    z
      .array(
        z.object({
          termIds: z.array(id).check(z.maxLength(MAXIMUM_ATTRIBUTES)),
          onHand: units,
          before: units,
          /** Of the variant; missing: as it is. */
          price: z.optional(price),
        }),
      )
      .check(z.maxLength(MAXIMUM_COMBINATIONS)),
    [],
  ),
});

export const gridResultEntity = z.object({
  productId: z.number(),
  saved: z.boolean(),
  problem: z.nullable(z.string()),
  /** The row as it is now; null: there is no such product. */
  row: z.nullable(productRowEntity),
});

export const shippingPreviewEntity = z.object({
  cityName: z.string(),
  rate: z.number(),
  billableKilograms: z.number(),
  minimumDays: z.number(),
  maximumDays: z.number(),
  isDeliverable: z.boolean(),
});

export const packageEntity = z.object({
  price: price,
  weightKilograms: weight,
  heightCentimetres: measure,
  widthCentimetres: measure,
  lengthCentimetres: measure,
  perishable: z.boolean(),
});
