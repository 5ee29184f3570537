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
import { productState } from '../catalogue/product-state.ts';
import { entity, field } from '../entity.ts';
import { identifier, pesos, text } from '../scalars.ts';

const price = z.pipe(pesos, z.number().check(z.minimum(1), z.maximum(1_000_000_000)));
const measure = z.nullable(z.number().check(z.positive(), z.maximum(1_000)));
const moment = z.nullable(z.iso.datetime({ offset: true }));
const units = z.int().check(z.minimum(0), z.maximum(MAXIMUM_UNITS));
const taxClass = z.enum(['19', '5', 'exento', 'excluido']);

const offer = z.nullable(
  entity('OfertaPorApi', {
    salePrice: field('precioRebajado', price),
    startsAt: field('desde', moment),
    endsAt: field('hasta', moment),
  }),
);

const content = z.nullable(
  entity('ContenidoPorApi', {
    /** Of one piece. */
    amount: field('cantidad', z.number().check(z.positive(), z.maximum(1_000_000))),
    unit: field('unidad', z.enum(NET_CONTENT_UNITS)),
    pieces: field('piezas', z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
);

const attributeEntity = entity('AtributoPorApi', {
  name: field('nombre', text(60, 1)),
  terms: field('valores', z.array(text(60, 1)).check(z.minLength(1), z.maxLength(MAXIMUM_TERMS))),
});

/** What a product and each of its variants say alike; of a variant null is what its product says. */
const sold = {
  price: field('precio', z.optional(z.nullable(price))),
  offer: field('oferta', z.optional(offer)),
  weightKilograms: field('peso', z.optional(measure)),
  heightCentimetres: field('alto', z.optional(measure)),
  widthCentimetres: field('ancho', z.optional(measure)),
  lengthCentimetres: field('largo', z.optional(measure)),
  gtin: field('gtin', z.optional(text(14))),
  content: field('contenido', z.optional(content)),
  onHand: field('cantidad', z.optional(units)),
};

const factEntity = entity('DatoPorApi', {
  /** As the category calls it. */
  name: field('nombre', text(60, 1)),
  value: field('valor', text(MAXIMUM_FACT_LETTERS)),
});

const variantInput = entity('VarianteQueEnviasPorApi', {
  /** One value of each attribute, in their order. */
  terms: field('valores', z.array(text(60, 1)).check(z.minLength(1), z.maxLength(MAXIMUM_ATTRIBUTES))),
  sku: field('refProducto', z.optional(text(60))),
  isActive: field('activa', z.optional(z.boolean())),
  /** Addresses of the product's own pictures, as they are read. */
  pictures: field('fotos', z.optional(z.array(text(1_000, 1)).check(z.maxLength(MAXIMUM_PICTURES)))),
  ...sold,
});

const productFields = {
  sku: field('refProducto', z.optional(text(60, 1))),
  description: field('descripcion', z.optional(text(20_000))),
  state: field('estado', z.optional(productState)),
  mainCategoryId: field('codCategoria', z.optional(z.nullable(identifier))),
  subcategoryId: field('codSubcategoria', z.optional(z.nullable(identifier))),
  taxClass: field('iva', z.optional(taxClass)),
  perishable: field('perecedero', z.optional(z.boolean())),
  ...sold,
  /** What its category asks; those that are not sent stay, an empty value empties. */
  facts: field('datos', z.optional(z.array(factEntity).check(z.maxLength(MAXIMUM_FACTS)))),
  attributes: field('atributos', z.optional(z.array(attributeEntity).check(z.maxLength(MAXIMUM_ATTRIBUTES)))),
  /** Those that are not sent stay as they are. */
  variants: field('variantes', z.optional(z.array(variantInput).check(z.maxLength(MAXIMUM_COMBINATIONS)))),
};

export const newMachineProduct = entity('ProductoNuevoPorApi', {
  name: field('nombre', text(200, 1)),
  ...productFields,
});

export const changedMachineProduct = entity('CambioDeProductoPorApi', {
  /** The one that was read; another one is answered with 409 and the product as it is. */
  version: field('version', identifier),
  name: field('nombre', z.optional(text(200, 1))),
  ...productFields,
});

const number = z.nullable(z.number());

/** Likewise as they are read. */
const shownSold = {
  price: field('precio', number),
  offer: field('oferta', offer),
  weightKilograms: field('peso', number),
  heightCentimetres: field('alto', number),
  widthCentimetres: field('ancho', number),
  lengthCentimetres: field('largo', number),
  gtin: field('gtin', z.string()),
  content: field('contenido', content),
  pictures: field('fotos', z.array(z.string())),
};

const shownVariant = entity('VarianteCompletaPorApi', {
  id: field('codVariante', number),
  termIds: field('codTerminos', z.array(z.number())),
  terms: field('valores', z.array(z.string())),
  sku: field('refProducto', z.string()),
  isActive: field('activa', z.boolean()),
  ...shownSold,
  onHand: field('cantidad', z.number()),
});

export const machineProduct = entity('ProductoCompletoPorApi', {
  productId: field('codProducto', z.number()),
  version: field('version', z.number()),
  /** When anything of it last changed. */
  changedAt: field('fechaCambio', z.string()),
  sku: field('refProducto', z.string()),
  name: field('nombre', z.string()),
  description: field('descripcion', z.string()),
  state: field('estado', productState),
  /** Shoppers see it. */
  isShown: field('visible', z.boolean()),
  mainCategoryId: field('codCategoria', number),
  subcategoryId: field('codSubcategoria', number),
  taxClass: field('iva', taxClass),
  perishable: field('perecedero', z.boolean()),
  ...shownSold,
  facts: field('datos', z.array(factEntity)),
  attributes: field('atributos', z.array(attributeEntity)),
  /** Empty: the product is its one variant. */
  variants: field('variantes', z.array(shownVariant)),
  /** Of all of it. */
  onHand: field('cantidad', z.number()),
  /** Why it is not in the state that was asked for, or which picture did not come. */
  notes: field('avisos', z.array(z.string())),
});

export const machinePictures = entity('FotosPorApi', {
  addresses: field('fotos', z.array(text(1_000, 8)).check(z.minLength(1), z.maxLength(MAXIMUM_PICTURES))),
  /** True: the pictures that the product has go. */
  replaces: field('reemplazar', z.optional(z.boolean())),
});
