import * as z from 'zod/mini';
import { NET_CONTENT_UNITS } from '../../domain/net-content.ts';
import { entity, field } from '../entity.ts';
import { pesos, salePriceText } from '../scalars.ts';

const id = z.number();
const amount = z.number();

const categoryReferenceEntity = entity('CategoriaDeProducto', {
  id: field('codCategoria', id),
  name: field('nomCategoria', z.string()),
});

/** Spec 3, Category. codPadre 0 is the top level. */
export const categoryEntity = entity('Categoria', {
  id: field('codCategoria', id),
  name: field('nomCategoria', z.string()),
  parentId: field('codPadre', id),
  parentName: field('nomPadre', z.nullable(z.string())),
  productCount: field('totalProductos', amount),
  imageUrl: field('imagen', z.nullable(z.string())),
  imageAlt: field('textoImagen', z.string()),
  featuredImageUrl: field('imagenDestacada', z.nullable(z.string())),
});

const termEntity = entity('Termino', {
  id: field('codTermino', id),
  name: field('nomTermino', z.string()),
});

const attributeEntity = entity('Atributo', {
  id: field('codAtributo', id),
  name: field('nomAtributo', z.string()),
  productId: field('codProducto', id),
  terms: field('terminos', z.array(termEntity)),
});

const reviewEntity = entity('Valoracion', {
  id: field('idValoracion', id),
  authorName: field('nomUsuario', z.string()),
  text: field('valoracion', z.string()),
  rating: field('puntuacion', z.literal([1, 2, 3, 4, 5])),
  createdAt: field('fechaValoracion', z.string()),
  /** What the shop says to it. */
  reply: field('respuesta', z.nullable(z.string())),
  /** It belongs to a delivered purchase; only these count in the average. */
  verified: field('compraVerificada', z.boolean()),
});

const productImageEntity = entity('ImagenDeProducto', {
  url: field('urlImagen', z.string()),
  alt: field('textoImagen', z.string()),
});

/** How much is in what is sold. */
export const contentEntity = entity('ContenidoNeto', {
  /** Of one piece. */
  amount: field('cantidad', amount),
  unit: field('unidad', z.enum(NET_CONTENT_UNITS)),
  pieces: field('piezas', amount),
});
/** Null: nobody has said it. */
const contentOrNull = z.nullable(contentEntity);

const listedProductFields = {
  id: field('codProducto', id),
  name: field('nomProducto', z.string()),
  description: field('desProducto', z.string()),
  reference: field('refProducto', z.string()),
  price: field('precioProducto', pesos),
  salePrice: field('precioRebajado', salePriceText),
  imageUrl: field('imagen', z.string()),
  images: field('imagenes', z.array(productImageEntity)),
  sellerId: field('codVendedor', id),
  sellerName: field('nomVendedor', z.string()),
  weightKilograms: field('peso', amount),
  heightCentimetres: field('altProducto', amount),
  widthCentimetres: field('anchoProducto', amount),
  lengthCentimetres: field('lonProducto', amount),
  attributes: field('atributos', z.array(attributeEntity)),
  mainCategory: field('categoriaPrincipal', categoryReferenceEntity),
  subcategory: field('categoriaSecundaria', z.nullable(categoryReferenceEntity)),
  inStock: field('hayExistencias', z.boolean()),
  /** Its variants cost different amounts; the price is the least of them. */
  hasPriceRange: field('desde', z.boolean()),
  gtin: field('gtin', z.nullable(z.string())),
  content: field('contenido', contentOrNull),
};

/** Spec 3, Product, as the spec's lists carry it: everything but the reviews. */
export const listedProductEntity = entity('Producto', listedProductFields);

/** Null: the shop takes orders. */
const holidayEntity = z.nullable(
  entity('VacacionesDelVendedor', {
    /** Last moment of it. */
    until: field('hasta', z.string()),
    message: field('mensaje', z.string()),
  }),
);

/** Units on hand for one choice of terms; no terms: for the whole product. */
const stockEntity = entity('Existencias', {
  termIds: field('terminos', z.array(id)),
  onHand: field('cantidad', amount),
});

/** A combination of terms that is bought by itself, as far as shoppers may choose it. */
const variantEntity = entity('Variante', {
  id: field('codVariante', id),
  termIds: field('codTerminos', z.array(id)),
  reference: field('refProducto', z.string()),
  price: field('precioProducto', pesos),
  salePrice: field('precioRebajado', salePriceText),
  weightKilograms: field('peso', amount),
  heightCentimetres: field('altProducto', amount),
  widthCentimetres: field('anchoProducto', amount),
  lengthCentimetres: field('lonProducto', amount),
  /** Of the product's pictures; empty: all of them show it. */
  imageUrls: field('imagenes', z.array(z.string())),
  gtin: field('gtin', z.nullable(z.string())),
  content: field('contenido', contentOrNull),
  onHand: field('existencias', amount),
});

const factEntity = entity('DatoDeProducto', {
  name: field('nombre', z.string()),
  value: field('valor', z.string()),
});

/** Spec 3, Product, with what its page shows besides. */
export const productEntity = entity('ProductoCompleto', {
  ...listedProductFields,
  imageAlt: field('textoImagen', z.string()),
  perishable: field('perecedero', z.boolean()),
  /** Why the law gives no right of withdrawal; null when it does. */
  withdrawalException: field('sinRetracto', z.nullable(z.string())),
  sellerCityName: field('ciudadVendedor', z.string()),
  sellerLogoUrl: field('logoVendedor', z.nullable(z.string())),
  sellerLevel: field('nivelVendedor', z.nullable(z.number())),
  sellerHoliday: field('vacacionesVendedor', holidayEntity),
  /** At most so many business days until it leaves; null: the shop sends on days of its own. */
  dispatchDays: field('diasDeDespacho', z.nullable(z.number())),
  stock: field('existencias', z.array(stockEntity)),
  /** What its category asks for, those of the law first. */
  facts: field('datos', z.array(factEntity)),
  /** Empty: the product is its one variant. */
  variants: field('variantes', z.array(variantEntity)),
  reviews: field('valoraciones', z.array(reviewEntity)),
  ratingAverage: field('promedioValoraciones', amount),
  ratingCount: field('totalValoraciones', amount),
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  ratingHistogram: field('histogramaValoraciones', z.array(amount)),
  /** Of people, answered by the shop. */
  questionCount: field('totalPreguntas', amount),
});

/** What a grid or carousel shows of a product. */
export const productCardEntity = entity('TarjetaDeProducto', {
  id: field('codProducto', id),
  name: field('nomProducto', z.string()),
  price: field('precioProducto', pesos),
  salePrice: field('precioRebajado', salePriceText),
  imageUrl: field('imagen', z.string()),
  imageAlt: field('textoImagen', z.string()),
  sellerId: field('codVendedor', id),
  inStock: field('hayExistencias', z.boolean()),
  /** Its variants cost different amounts; the price is the least of them. */
  hasPriceRange: field('desde', z.optional(z.literal(true))),
  content: field('contenido', z.optional(contentEntity)),
});

/** Spec 3, Seller, as a list shows it: of a natural person the name of her shop, and nothing that belongs to her. */
const listedSellerFields = {
  id: field('codVendedor', id),
  displayName: field('nombreTienda', z.string()),
  companyName: field('razonSocial', z.string()),
  description: field('descripcion', z.string()),
  bannerUrl: field('banner', z.nullable(z.string())),
  logoUrl: field('logo', z.nullable(z.string())),
  cityName: field('nomCiudad', z.string()),
  productCount: field('totalProductos', amount),
};

export const sellerEntity = entity('Vendedor', listedSellerFields);

/**
 * With what its page shows besides, the identity among it that the law wants shown there (Ley 1480, art. 50 and 53).
 * Spec 3 has idEpayco and fee too: only the order's reply to its buyer carries them.
 */
export const storefrontEntity = entity('TiendaDeVendedor', {
  ...listedSellerFields,
  firstName: field('nomVendedor', z.string()),
  lastName: field('apeVendedor', z.string()),
  nit: field('nit', z.string()),
  email: field('emaVendedor', z.string()),
  phone: field('celVendedor', z.string()),
  address: field('dirVendedor', z.string()),
  returnsPolicy: field('politicaDevoluciones', z.string()),
  shippingPolicy: field('politicaEnvios', z.string()),
  warrantyPolicy: field('politicaGarantia', z.string()),
  openingHours: field('horario', z.string()),
  /** How well it treats its buyers, from 1 to 5; null: new. */
  level: field('nivel', z.nullable(z.number())),
  holiday: field('vacaciones', holidayEntity),
});
