import * as z from 'zod/mini';
import { PRODUCT_STATES } from '../../domain/product-state.ts';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const BASE = '/operacion/productos';
const nullableNumber = z.nullable(z.number());
const nullableText = z.nullable(z.string());
const reason = z._default(text(500), '');
const ofProduct = z.object({ productId: identifier });

const headFields = {
  id: z.number(),
  name: z.string(),
  reference: z.string(),
  imageUrl: z.string(),
  sellerId: z.number(),
  sellerName: z.string(),
  /** What its shop wants. */
  state: z.enum(PRODUCT_STATES),
  /** Shoppers see it. */
  isShown: z.boolean(),
  price: nullableNumber,
  salePrice: nullableNumber,
  onHand: z.number(),
  /** Why an operator paused it; null: nobody did. */
  operatorReason: nullableText,
};

const listedProductEntity = z.object({
  ...headFields,
  categoryName: nullableText,
});

const productEntity = z.object({
  ...headFields,
  sellerStatus: z.number(),
  description: z.string(),
  mainCategoryId: nullableNumber,
  subcategoryId: nullableNumber,
  categoryNames: z.array(z.string()),
  images: z.array(z.string()),
  measures: z.string(),
  taxClass: z.string(),
  perishable: z.boolean(),
  createdAt: z.string(),
  pausedAt: nullableText,
  rating: nullableNumber,
  reviewCount: z.number(),
  soldUnits: z.number(),
  stock: z.array(
    z.object({
      label: z.string(),
      onHand: z.number(),
      price: nullableNumber,
      salePrice: nullableNumber,
      /** It is for sale. */
      isActive: z.boolean(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.number(),
      happenedAt: z.string(),
      person: z.string(),
      action: z.string(),
      subject: z.string(),
      reason: z.string(),
      changes: z.array(
        z.object({
          name: z.string(),
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
  ),
});

/** The products of all shops, for the marketplace's own people. */
export const operatorProductEndpoints = {
  pauseProduct: endpoint({
    method: 'POST',
    path: `${BASE}/:productId/pausa`,
    params: ofProduct,
    body: z.object({ reason }),
  }),
  releaseProduct: endpoint({
    method: 'POST',
    path: `${BASE}/:productId/reanudacion`,
    params: ofProduct,
  }),
  correctCategory: endpoint({
    method: 'POST',
    path: `${BASE}/:productId/categoria`,
    params: ofProduct,
    body: z.object({
      mainCategoryId: identifier,
      subcategoryId: z.nullable(identifier),
      reason,
    }),
  }),
};

export type OperatorProductRow = z.output<typeof listedProductEntity>;
export type OperatorProduct = z.output<typeof productEntity>;
