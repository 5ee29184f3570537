import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import {
  categoryEntity,
  listedProductEntity,
  productCardEntity,
  productEntity,
  sellerEntity,
  storefrontEntity,
} from './catalog-entities.ts';
import { filterOptionsEntity, listPlaceEntity, listTicks, trueOrFalse } from './list-filters.ts';
import { suggestionsEntity, typedText } from './suggestion-entities.ts';

const A_MINUTE = 'public, max-age=60';

export const SORTS = ['popular', 'precio-asc', 'precio-desc', 'nuevos', 'precio-por-unidad'] as const;
export type Sort = (typeof SORTS)[number];

/** By the landed price of one unit; by the last day of its arrival, then by the landed price. */
const PLACE_SORTS = ['puesto-asc', 'llega-primero'] as const;

/** Lists can be ordered as searches can, but for what was meant. */
const LIST_SORTS = [...SORTS, 'mejor-calificados', ...PLACE_SORTS] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** A search begins with what was meant. */
export const SEARCH_SORTS = ['relevantes', ...SORTS, 'mejor-calificados', ...PLACE_SORTS] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Opaque position in a list; it names the last product of a page, so that pages stay fast at any depth. */
const cursor = z.optional(text(200));
const limit = z.optional(
  z.codec(z.union([z.number(), z.string()]), z.int().check(z.minimum(1), z.maximum(500)), {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  }),
);

const pageQuery = { limit: field('limit', limit), cursor: field('cursor', cursor) };

const facetEntity = entity('OpcionDeFiltro', {
  id: field('codigo', z.number()),
  name: field('nombre', z.string()),
  count: field('cantidad', z.number()),
});

/** One page of cards with the filters that apply to the whole list. */
export const browsePageEntity = entity('PaginaDeProductos', {
  status: field('status', z._default(z.boolean(), true)),
  products: field('productos', z.array(productCardEntity)),
  nextCursor: field('siguiente', z.nullable(z.string())),
  previousCursor: field('anterior', z.nullable(z.string())),
  total: field('total', z.number()),
  /** False: there are more than `total`, counting them all would take too long. */
  totalIsExact: field('totalExacto', z.boolean()),
  categories: field('categorias', z.array(facetEntity)),
  sellers: field('vendedores', z.array(facetEntity)),
  /** Where they were asked for. */
  filters: field('filtros', z.optional(filterOptionsEntity)),
  /** Where a place was asked for. */
  place: field('lugar', z.optional(listPlaceEntity)),
  /** Search only: the words that were searched instead of mistyped ones. */
  correctedText: field('correccion', z.nullable(z.string())),
  /** Search only: nothing is what was asked for; these products come near it. */
  isInexact: field('sinCoincidenciaExacta', z.optional(z.literal(true))),
  /** What the nearest product lacks. */
  omittedWords: field('palabrasOmitidas', z.optional(z.array(z.string()))),
});

const browseFilters = {
  ...pageQuery,
  ...listTicks,
  sort: field('orden', z.optional(z.enum(LIST_SORTS))),
};

export const catalogEndpoints = {
  listCategories: endpoint({
    method: 'GET',
    path: '/categorias',
    summary: 'Todas las categorías',
    tag: 'Catálogo',
    output: z.array(categoryEntity),
    cacheControl: A_MINUTE,
  }),
  locateCategory: endpoint({
    method: 'GET',
    path: '/categorias/:codCategoria',
    summary: 'Una categoría por su código, también el de una que se unió con otra',
    tag: 'Catálogo',
    params: entity('CodigoDeCategoria', { id: field('codCategoria', identifier) }),
    output: categoryEntity,
    cacheControl: A_MINUTE,
  }),
  listAllProducts: endpoint({
    method: 'GET',
    path: '/productos/all/users',
    summary: 'Todos los productos, por páginas con limit y cursor',
    tag: 'Catálogo',
    query: entity('Pagina', pageQuery),
    output: entity('ListaDeProductos', {
      status: field('status', z._default(z.boolean(), true)),
      products: field('productos', z.array(listedProductEntity)),
      nextCursor: field('siguiente', z.nullable(z.string())),
    }),
    cacheControl: A_MINUTE,
  }),
  listCategoryProducts: endpoint({
    method: 'GET',
    path: '/productos/categoria/:categoria',
    summary: 'Productos de una categoría principal; la página siguiente va en el encabezado Link',
    tag: 'Catálogo',
    params: entity('CategoriaPrincipal', { categoryId: field('categoria', identifier) }),
    query: entity('Pagina', pageQuery),
    output: z.array(listedProductEntity),
    cacheControl: A_MINUTE,
  }),
  listSubcategoryProducts: endpoint({
    method: 'GET',
    path: '/productos/categoria/:categoria/:subcategoria',
    summary: 'Productos de una subcategoría; la página siguiente va en el encabezado Link',
    tag: 'Catálogo',
    params: entity('Subcategoria', {
      categoryId: field('categoria', identifier),
      subcategoryId: field('subcategoria', identifier),
    }),
    query: entity('Pagina', pageQuery),
    output: z.array(listedProductEntity),
    cacheControl: A_MINUTE,
  }),
  browseProducts: endpoint({
    method: 'GET',
    path: '/productos',
    summary: 'Productos por categoría, vendedor u oferta, con filtros, cantidades y orden',
    tag: 'Catálogo',
    query: entity('Exploracion', {
      mainCategoryId: field('categoria', z.optional(identifier)),
      subcategoryId: field('subcategoria', z.optional(identifier)),
      sellerId: field('vendedor', z.optional(identifier)),
      offersOnly: field('ofertas', z.optional(trueOrFalse)),
      ...browseFilters,
    }),
    output: browsePageEntity,
    cacheControl: A_MINUTE,
  }),
  searchProducts: endpoint({
    method: 'GET',
    path: '/productos/buscar',
    summary: 'Búsqueda sin tildes ni mayúsculas en nombre, descripción y categorías',
    tag: 'Catálogo',
    query: entity('Busqueda', {
      text: field('search', text(80)),
      ...browseFilters,
      sort: field('orden', z.optional(z.enum(SEARCH_SORTS))),
      /** As typed: without correcting, splitting or leaving out words. */
      asTyped: field('exacta', z.optional(trueOrFalse)),
    }),
    output: browsePageEntity,
    cacheControl: A_MINUTE,
  }),
  suggestSearches: endpoint({
    method: 'GET',
    path: '/productos/sugerencias',
    summary: 'Textos que completan lo escrito en el buscador',
    tag: 'Catálogo',
    query: entity('Inicio', { text: field('search', text(80)) }),
    output: listIn('datos', z.string()),
    cacheControl: A_MINUTE,
  }),
  listSuggestions: endpoint({
    method: 'GET',
    path: '/sugerencias',
    summary: 'Búsquedas, productos, categorías y tiendas que completan lo escrito; sin texto, lo popular hoy',
    tag: 'Catálogo',
    query: entity('TextoEscrito', { text: field('search', typedText) }),
    output: suggestionsEntity,
    cacheControl: A_MINUTE,
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/productos/:id',
    summary: 'Un producto con imágenes, atributos, existencias y valoraciones',
    tag: 'Catálogo',
    params: entity('Producto', { id: field('id', identifier) }),
    output: productEntity,
  }),
  listRelatedProducts: endpoint({
    method: 'GET',
    path: '/productos/:id/relacionados',
    summary: 'Productos que te pueden interesar',
    tag: 'Catálogo',
    params: entity('Producto', { id: field('id', identifier) }),
    output: listIn('productos', productCardEntity),
    cacheControl: A_MINUTE,
  }),
  listSellers: endpoint({
    method: 'GET',
    path: '/vendedores',
    summary: 'Los vendedores activos',
    tag: 'Vendedores',
    output: listIn('datos', sellerEntity),
    cacheControl: A_MINUTE,
  }),
  getSeller: endpoint({
    method: 'GET',
    path: '/vendedor/:codVendedor',
    summary: 'La página de un vendedor: su banner y los datos que la ley exige mostrar en ella',
    tag: 'Vendedores',
    params: entity('CodigoDeVendedor', { id: field('codVendedor', identifier) }),
    // Nobody visits more shops than this; who does collects addresses of people.
    requestsPerMinute: 60,
    // Spec 7: the client reads data.datos.banner, where `data` may be the whole reply or a field of it: both work.
    output: entity('RespuestaDeVendedor', {
      status: field('status', z._default(z.boolean(), true)),
      sameSeller: field('datos', storefrontEntity),
      seller: field('data', entity('DatosDeVendedor', { value: field('datos', storefrontEntity) })),
    }),
    cacheControl: A_MINUTE,
  }),
};
