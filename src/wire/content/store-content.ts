import * as z from 'zod/mini';
import { BENEFIT_ICONS, type ContentSlot, HERO_PALETTE_IDS } from '../../domain/store-content.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, identifierOrNone, text } from '../scalars.ts';

const address = text(300);
const pictureUrl = z.nullable(text(200));

const heroEntity = entity('Portada', {
  eyebrow: field('etiqueta', text(40)),
  title: field('titulo', text(90)),
  text: field('texto', text(140)),
  buttonText: field('boton', text(30)),
  link: field('enlace', address),
  palette: field('fondo', z.enum(HERO_PALETTE_IDS)),
  wideUrl: field('imagenAncha', pictureUrl),
  narrowUrl: field('imagenCelular', pictureUrl),
});
const tickerEntity = entity('CintaDeMensajes', {
  messages: field('mensajes', z.array(text(60)).check(z.maxLength(8))),
});
const benefitsEntity = entity('FranjaDeBeneficios', {
  items: field(
    'beneficios',
    z
      .array(
        entity('Beneficio', {
          icon: field('icono', z.enum(BENEFIT_ICONS)),
          name: field('nombre', text(40)),
          detail: field('detalle', text(40)),
        }),
      )
      .check(z.maxLength(5)),
  ),
});
const promoEntity = entity('BarraSuperior', {
  highlight: field('destacado', text(60)),
  text: field('texto', text(90)),
  facebookUrl: field('facebook', address),
  instagramUrl: field('instagram', address),
  linkedinUrl: field('linkedin', address),
});
const popularEntity = entity('CategoriasPopulares', {
  categoryIds: field('categorias', z.array(identifier).check(z.maxLength(6))),
});
const featuredEntity = entity('Destacados', {
  parentCategoryId: field('codCategoriaPadre', identifierOrNone),
  sellerId: field('codVendedor', identifierOrNone),
});

const parts = {
  heroFirst: field('portada1', heroEntity),
  heroSecond: field('portada2', heroEntity),
  ticker: field('cinta', tickerEntity),
  benefits: field('beneficios', benefitsEntity),
  promo: field('barra', promoEntity),
  popular: field('categoriasPopulares', popularEntity),
  featured: field('destacados', featuredEntity),
} as const;

/** A place of the shop's pages in the operators' panel's addresses. */
export const CONTENT_SLOT_WORDS = {
  heroFirst: 'portada-1',
  heroSecond: 'portada-2',
  ticker: 'cinta',
  benefits: 'beneficios',
  promo: 'barra',
  popular: 'categorias-populares',
  featured: 'destacados',
} as const satisfies Record<ContentSlot, string>;

/** The content of all places at once. */
export const storeContentEntity = entity('ContenidoDeLaTienda', {
  ...parts,
  /** Whether that seller has an open shop; a button to none would lead nowhere. */
  isFeaturedSellerOpen: field('vendedorDestacadoActivo', z.boolean()),
});

export const storeContentEndpoints = {
  getShopContent: endpoint({
    method: 'GET',
    path: '/contenido',
    summary: 'Textos e imágenes que la tienda muestra ahora',
    tag: 'Contenido',
    output: valueIn('data', storeContentEntity),
    cacheControl: 'public, max-age=60',
  }),
};
