import * as z from 'zod/mini';
import {
  MAXIMUM_ATTRIBUTES,
  MAXIMUM_COMBINATIONS,
  MAXIMUM_PICTURES,
  MAXIMUM_TERMS,
  MAXIMUM_UNITS,
} from '../../domain/product-form.ts';
import { entity, field } from '../entity.ts';
import { text } from '../scalars.ts';
import { productState } from './product-state.ts';

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

const offerEntity = entity('OfertaDelFormulario', {
  salePrice: field('precioRebajado', price),
  startsAt: field('inicia', moment),
  endsAt: field('termina', moment),
});

const termEntity = entity('OpcionDelFormulario', {
  id: field('codTermino', z.nullable(id)),
  name: field('nomTermino', text(60)),
});

const attributeEntity = entity('AtributoDelFormulario', {
  id: field('codAtributo', z.nullable(id)),
  name: field('nomAtributo', text(60)),
  terms: field('terminos', z.array(termEntity).check(z.maxLength(MAXIMUM_TERMS))),
});

const formImageEntity = entity('FotoDelFormulario', {
  url: field('urlImagen', text(200, 1)),
  alt: field('textoImagen', text(200)),
});

const formStockEntity = entity('ExistenciasDelFormulario', {
  choice: field('opciones', z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAXIMUM_ATTRIBUTES))),
  onHand: field('cantidad', units),
  before: field('antes', units),
});

export const productFormEntity = entity('FormularioDeProducto', {
  name: field('nomProducto', text(200)),
  description: field('desProducto', text(20_000)),
  reference: field('refProducto', text(60)),
  price: field('precioProducto', z.nullable(price)),
  offer: field('oferta', z.nullable(offerEntity)),
  mainCategoryId: field('categoriaPrincipal', z.nullable(id)),
  subcategoryId: field('categoriaSecundaria', z.nullable(id)),
  weightKilograms: field('peso', z.nullable(weight)),
  heightCentimetres: field('altProducto', z.nullable(measure)),
  widthCentimetres: field('anchoProducto', z.nullable(measure)),
  lengthCentimetres: field('lonProducto', z.nullable(measure)),
  taxClass: field('iva', z.enum(['19', '5', 'exento', 'excluido'])),
  perishable: field('perecedero', z.boolean()),
  images: field('imagenes', z.array(formImageEntity).check(z.maxLength(MAXIMUM_PICTURES))),
  attributes: field('atributos', z.array(attributeEntity).check(z.maxLength(MAXIMUM_ATTRIBUTES))),
  stockPerCombination: field('existenciasPorCombinacion', z.boolean()),
  stock: field('existencias', z.array(formStockEntity).check(z.maxLength(MAXIMUM_COMBINATIONS))),
});

export const newProductEntity = entity('ProductoNuevo', {
  form: field('producto', productFormEntity),
});

export const editedProductEntity = entity('ProductoEditado', {
  version: field('version', z.int().check(z.minimum(1))),
  form: field('producto', productFormEntity),
});

export const sellerProductEntity = entity('ProductoDeLaTienda', {
  id: field('codProducto', id),
  version: field('version', z.number()),
  state: field('estado', productState),
  /** Shoppers see it. */
  isShown: field('visible', z.boolean()),
  /** Why the marketplace paused it; null: it did not. */
  operatorReason: field('motivoPausa', z.nullable(z.string())),
  form: field('producto', productFormEntity),
});

const rowStockEntity = entity('ExistenciasDeFila', {
  termIds: field('terminos', z.array(z.number())),
  label: field('opcion', z.string()),
  onHand: field('cantidad', z.number()),
});

export const productRowEntity = entity('FilaDeProducto', {
  id: field('codProducto', z.number()),
  version: field('version', z.number()),
  state: field('estado', productState),
  isShown: field('visible', z.boolean()),
  /** Why the marketplace paused it; null: it did not. */
  operatorReason: field('motivoPausa', z.nullable(z.string())),
  name: field('nomProducto', z.string()),
  reference: field('refProducto', z.string()),
  imageUrl: field('imagen', z.string()),
  price: field('precioProducto', z.nullable(z.number())),
  salePrice: field('precioRebajado', z.nullable(z.number())),
  onHand: field('cantidad', z.number()),
  stock: field('existencias', z.array(rowStockEntity)),
});

export const productListEntity = entity('ProductosDeLaTienda', {
  products: field('productos', z.array(productRowEntity)),
  /** How many the shop has in each state. */
  counts: field(
    'totales',
    z.object({ draft: z.number(), active: z.number(), paused: z.number(), archived: z.number() }),
  ),
  /** Where the next page begins; null: this is the last one. */
  next: field('siguiente', z.nullable(z.number())),
});

export const gridRowEntity = entity('CambioRapido', {
  productId: field('codProducto', id),
  version: field('version', z.int()),
  price: field('precioProducto', z.optional(price)),
  stock: field(
    'existencias',
    z._default(
      z
        .array(
          entity('CambioDeExistencias', {
            termIds: field('terminos', z.array(id).check(z.maxLength(MAXIMUM_ATTRIBUTES))),
            onHand: field('cantidad', units),
            before: field('antes', units),
          }),
        )
        .check(z.maxLength(MAXIMUM_COMBINATIONS)),
      [],
    ),
  ),
});

export const gridResultEntity = entity('ResultadoDeFila', {
  productId: field('codProducto', z.number()),
  saved: field('guardado', z.boolean()),
  problem: field('problema', z.nullable(z.string())),
  /** The row as it is now; null: there is no such product. */
  row: field('fila', z.nullable(productRowEntity)),
});

export const productChangeEntity = entity('CambioDeProducto', {
  id: field('codCambio', z.number()),
  happenedAt: field('fecha', z.string()),
  action: field('accion', z.string()),
  personName: field('persona', z.string()),
  before: field('antes', z.nullable(z.record(z.string(), z.unknown()))),
  after: field('despues', z.nullable(z.record(z.string(), z.unknown()))),
});

export const shippingPreviewEntity = entity('EnvioDeMuestra', {
  cityName: field('nomCiudad', z.string()),
  rate: field('costoEnvio', z.number()),
  billableKilograms: field('kilosCobrados', z.number()),
  minimumDays: field('diasMinimo', z.number()),
  maximumDays: field('diasMaximo', z.number()),
  isDeliverable: field('llega', z.boolean()),
});

export const parcelEntity = entity('PaqueteDeMuestra', {
  price: field('precioProducto', price),
  weightKilograms: field('peso', weight),
  heightCentimetres: field('altProducto', measure),
  widthCentimetres: field('anchoProducto', measure),
  lengthCentimetres: field('lonProducto', measure),
  perishable: field('perecedero', z.boolean()),
});
