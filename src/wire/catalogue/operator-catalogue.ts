import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText, upload } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { spanishEnum } from '../spanish-enum.ts';

const tag = 'Operación: catálogo';
const BASE = '/operacion/catalogo/categorias';
const PICTURE_MAXIMUM_BYTES = 10 * 1024 * 1024;

const ofCategory = entity('CategoriaDelCatalogo', { categoryId: field('codCategoria', identifier) });
/** 0 is the top level. */
const parent = z.codec(
  z.union([z.number(), z.string()]),
  z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  },
);

export const categoryAttributeEntity = entity('AtributoSugerido', {
  name: field('nombre', formText(60)),
  terms: field('opciones', z.array(formText(60)).check(z.maxLength(40))),
});

export const treeCategoryEntity = entity('CategoriaDelArbol', {
  id: field('codCategoria', z.number()),
  name: field('nomCategoria', z.string()),
  parentId: field('codPadre', z.number()),
  hidden: field('oculta', z.boolean()),
  /** Those that shoppers see. */
  productCount: field('totalProductos', z.number()),
  imageUrl: field('imagen', z.nullable(z.string())),
  imageAlt: field('textoImagen', z.string()),
  featuredImageUrl: field('imagenDestacada', z.nullable(z.string())),
  withdrawalException: field('sinRetracto', z.nullable(z.string())),
  attributes: field('atributos', z.array(categoryAttributeEntity)),
});

const changed = valueIn('data', treeCategoryEntity);
const done = entity('CategoriaCambiada', { status: field('status', z.boolean()) });

export const operatorCatalogueEndpoints = {
  listCategoryTree: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Todas las categorías en su orden, también las ocultas y las vacías',
    tag,
    output: listIn('categorias', treeCategoryEntity),
  }),
  createCategory: endpoint({
    method: 'POST',
    path: BASE,
    summary: 'Crea una categoría, o una subcategoría de otra, al final de su nivel',
    tag,
    body: entity('CategoriaNueva', {
      name: field('nomCategoria', formText(60)),
      parentId: field('codPadre', parent),
    }),
    requestsPerMinute: 120,
    output: changed,
    successStatus: 201,
  }),
  saveCategory: endpoint({
    method: 'PUT',
    path: `${BASE}/:codCategoria`,
    summary: 'Cambia el nombre y lo que la tienda muestra de una categoría',
    tag,
    params: ofCategory,
    body: entity('CategoriaEditada', {
      name: field('nomCategoria', formText(60)),
      hidden: field('oculta', z.boolean()),
      imageAlt: field('textoImagen', text(200)),
      withdrawalException: field('sinRetracto', z.nullable(z.enum(['perecedero', 'uso personal']))),
    }),
    requestsPerMinute: 120,
    output: changed,
  }),
  moveCategory: endpoint({
    method: 'POST',
    path: `${BASE}/:codCategoria/mover`,
    summary: 'Pone una categoría en otro lugar de su nivel o dentro de otra, con sus productos',
    tag,
    params: ofCategory,
    body: entity('LugarDeCategoria', {
      parentId: field('codPadre', parent),
      /** Null: the last one. */
      beforeId: field('antesDe', z.nullable(identifier)),
    }),
    requestsPerMinute: 120,
    output: done,
  }),
  mergeCategory: endpoint({
    method: 'POST',
    path: `${BASE}/:codCategoria/unir`,
    summary: 'Pasa los productos y subcategorías a otra categoría y la elimina; su dirección lleva a la otra',
    tag,
    params: ofCategory,
    body: entity('UnionDeCategorias', { intoId: field('con', identifier) }),
    requestsPerMinute: 30,
    output: valueIn('data', entity('CategoriasUnidas', { products: field('productos', z.number()) })),
  }),
  deleteCategory: endpoint({
    method: 'DELETE',
    path: `${BASE}/:codCategoria`,
    summary: 'Elimina una categoría vacía',
    tag,
    params: ofCategory,
    requestsPerMinute: 60,
    output: done,
  }),
  uploadCategoryPicture: endpoint({
    method: 'POST',
    path: `${BASE}/:codCategoria/imagen`,
    summary: 'Guarda la imagen de una categoría, cuadrada o destacada (máximo 10 MB)',
    tag,
    params: ofCategory,
    bodyType: 'multipart',
    body: entity('ImagenDeCategoria', {
      kind: field('tipo', spanishEnum({ square: 'cuadrada', featured: 'destacada' })),
      file: field('archivo', upload),
    }),
    file: { wireName: 'archivo', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 30,
    output: changed,
  }),
  saveCategoryAttributes: endpoint({
    method: 'PUT',
    path: `${BASE}/:codCategoria/atributos`,
    summary: 'Los atributos y opciones que se ofrecen a los vendedores en esa categoría',
    tag,
    params: ofCategory,
    body: entity('AtributosDeCategoria', {
      attributes: field('atributos', z.array(categoryAttributeEntity).check(z.maxLength(6))),
    }),
    requestsPerMinute: 60,
    output: changed,
  }),
};
