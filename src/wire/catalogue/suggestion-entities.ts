import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { pesos, salePriceText } from '../scalars.ts';

/** As `text(80)`, but untrimmed: a space says that the word before it is whole. */
export const typedText = z.string().check(
  z.maxLength(80),
  z.refine((value) => !value.includes('\u0000') && value.isWellFormed()),
);

const suggestedProductEntity = entity('ProductoSugerido', {
  id: field('codProducto', z.number()),
  name: field('nomProducto', z.string()),
  price: field('precioProducto', pesos),
  salePrice: field('precioRebajado', salePriceText),
  inStock: field('hayExistencias', z.boolean()),
  /** Its variants cost different amounts; the price is the least of them. */
  hasPriceRange: field('desde', z.boolean()),
  imageUrl: field('imagen', z.string()),
  imageAlt: field('textoImagen', z.string()),
  sellerName: field('nomVendedor', z.string()),
  cityName: field('ciudad', z.string()),
});

const suggestedCategoryEntity = entity('CategoriaSugerida', {
  id: field('codCategoria', z.number()),
  name: field('nomCategoria', z.string()),
  parentId: field('codPadre', z.nullable(z.number())),
  parentName: field('nomPadre', z.nullable(z.string())),
});

const suggestedSellerEntity = entity('TiendaSugerida', {
  id: field('codVendedor', z.number()),
  name: field('nomVendedor', z.string()),
  cityName: field('ciudad', z.string()),
});

export const suggestionsEntity = entity('Sugerencias', {
  /** What was looked for instead of a mistyped text. */
  correctedText: field('correccion', z.nullable(z.string())),
  searches: field('busquedas', z.array(z.string())),
  products: field('productos', z.array(suggestedProductEntity)),
  categories: field('categorias', z.array(suggestedCategoryEntity)),
  sellers: field('tiendas', z.array(suggestedSellerEntity)),
});
