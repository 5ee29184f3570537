import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText, upload } from '../form-text.ts';
import { calendarDay, text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const tag = 'Centro de vendedores: tienda';
const PICTURE_MAXIMUM_BYTES = 10 * 1024 * 1024;

export const shopPageEntity = entity('PaginaDeLaTienda', {
  displayName: field('nombreTienda', formText(80)),
  description: field('descripcion', text(600)),
  logoUrl: field('logo', z.nullable(text(200))),
  bannerUrl: field('banner', z.nullable(text(200))),
  returnsPolicy: field('politicaDevoluciones', text(3_000)),
  shippingPolicy: field('politicaEnvios', text(3_000)),
  warrantyPolicy: field('politicaGarantia', text(3_000)),
  openingHours: field('horario', text(300)),
  /** Whole days in Colombia, both included; null: open. */
  holiday: field(
    'vacaciones',
    z.nullable(
      entity('VacacionesDeLaTienda', {
        from: field('desde', calendarDay),
        until: field('hasta', calendarDay),
        message: field('mensaje', text(200)),
      }),
    ),
  ),
});

export const sellerShopEndpoints = {
  getShopPage: endpoint({
    method: 'GET',
    path: '/vender/tienda',
    summary: 'La página pública de la tienda como la edita su equipo',
    tag,
    output: valueIn('data', shopPageEntity),
  }),
  saveShopPage: endpoint({
    method: 'PUT',
    path: '/vender/tienda',
    summary: 'Guarda la página de la tienda; en vacaciones nadie puede comprar sus productos',
    tag,
    body: shopPageEntity,
    requestsPerMinute: 60,
    output: valueIn('data', shopPageEntity),
  }),
  uploadShopPicture: endpoint({
    method: 'POST',
    path: '/vender/tienda/imagenes',
    summary: 'Guarda un banner o un logo (máximo 10 MB) y responde su dirección',
    tag,
    bodyType: 'multipart',
    body: entity('ImagenDeLaTienda', {
      kind: field('tipo', wordIn({ banner: 'banner', logo: 'logo' })),
      file: field('archivo', upload),
    }),
    file: { wireName: 'archivo', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 60,
    output: valueIn('data', entity('ImagenGuardada', { url: field('urlImagen', z.string()) })),
    successStatus: 201,
  }),
};

export type ShopPage = z.output<typeof shopPageEntity>;
