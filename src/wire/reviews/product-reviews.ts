import * as z from 'zod/mini';
import { PICTURE_MAXIMUM_BYTES } from '../catalogue/seller-products.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { upload } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';

const TAG = 'Valoraciones';
const MAXIMUM_OFFSET = 400;

export const reviewPhotoEntity = entity('FotoDeValoracion', {
  id: field('idFoto', z.number()),
  url: field('urlImagen', z.string()),
});

const listedEntity = entity('ValoracionConFotos', {
  id: field('idValoracion', z.number()),
  authorName: field('nomUsuario', z.string()),
  text: field('valoracion', z.string()),
  rating: field('puntuacion', z.literal([1, 2, 3, 4, 5])),
  createdAt: field('fechaValoracion', z.string()),
  reply: field('respuesta', z.nullable(z.string())),
  verified: field('compraVerificada', z.boolean()),
  photos: field('fotos', z.array(reviewPhotoEntity)),
  /** How many people it helped, whether whoever asks is one of them, and whether it is her own. */
  helpfulCount: field('utiles', z.number()),
  isHelpful: field('meSirvio', z.boolean()),
  isOwn: field('propia', z.boolean()),
});

const photosEntity = entity('FotosDeValoracion', { photos: field('fotos', z.array(reviewPhotoEntity)) });

export type ShownReview = z.output<typeof listedEntity>;

/** Reviews with what loads only for whoever reads them, and what buyers add to theirs. */
export const productReviewEndpoints = {
  listProductReviews: endpoint({
    method: 'GET',
    path: '/productos/:id/valoraciones',
    summary:
      'Las valoraciones publicadas de un producto con sus fotos, las más útiles o las más nuevas primero',
    tag: TAG,
    params: entity('ProductoConValoraciones', { productId: field('id', identifier) }),
    query: entity('PaginaDeValoraciones', {
      order: field('orden', z.optional(wordIn({ utiles: 'helpful', recientes: 'newest' }))),
      offset: field(
        'desde',
        z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAXIMUM_OFFSET))),
      ),
    }),
    output: entity('ValoracionesDelProducto', {
      reviews: field('valoraciones', z.array(listedEntity)),
      nextOffset: field('siguiente', z.nullable(z.number())),
    }),
  }),
  voteForReview: endpoint({
    method: 'PUT',
    path: '/valoraciones/:idValoracion/util',
    summary: 'Dice que una valoración sirvió, o lo quita; una vez por persona, nunca la propia',
    tag: TAG,
    params: entity('ValoracionUtil', { reviewId: field('idValoracion', identifier) }),
    body: entity('VotoDeValoracion', { isHelpful: field('meSirvio', z.boolean()) }),
    requestsPerMinute: 20,
    output: valueIn(
      'datos',
      entity('ValoracionVotada', {
        helpfulCount: field('utiles', z.number()),
        isHelpful: field('meSirvio', z.boolean()),
      }),
    ),
  }),
  addReviewPhoto: endpoint({
    method: 'POST',
    path: '/valoraciones/:idValoracion/fotos',
    summary: 'Agrega una foto a la valoración propia mientras espera revisión, máximo 5',
    tag: TAG,
    params: entity('ValoracionConFoto', { reviewId: field('idValoracion', identifier) }),
    bodyType: 'multipart',
    body: entity('FotoParaValoracion', { file: field('file', upload) }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 30,
    successStatus: 201,
    output: valueIn('datos', photosEntity),
  }),
  removeReviewPhoto: endpoint({
    method: 'DELETE',
    path: '/valoraciones/:idValoracion/fotos/:idFoto',
    summary: 'Quita una foto de la valoración propia',
    tag: TAG,
    params: entity('FotoQuitada', {
      reviewId: field('idValoracion', identifier),
      photoId: field('idFoto', identifier),
    }),
    output: valueIn('datos', photosEntity),
  }),
  /** For the account that bought it, and for whoever holds the cookie of the purchase. */
  listLinesToRate: endpoint({
    method: 'GET',
    path: '/pedido/:numPedido/por-valorar',
    summary: 'Lo entregado de un pedido propio que falta por valorar',
    tag: TAG,
    params: entity('PedidoPorValorar', { orderNumber: field('numPedido', identifier) }),
    output: listIn(
      'datos',
      entity('LineaPorValorar', {
        line: field('linea', z.number()),
        productId: field('codProducto', z.number()),
        name: field('nomProducto', z.string()),
        imageUrl: field('imagen', z.string()),
        sellerName: field('nomVendedor', z.string()),
      }),
    ),
  }),
  refuseInvitations: endpoint({
    method: 'POST',
    path: '/valoraciones/invitaciones/baja',
    summary: 'Deja de pedir opiniones a un correo, con el enlace firmado que llegó en él',
    tag: TAG,
    body: entity('BajaDeInvitaciones', {
      orderNumber: field('pedido', identifier),
      signature: field('firma', text(60)),
    }),
    requestsPerMinute: 10,
    output: valueIn('datos', entity('BajaRecibida', { message: field('mensaje', z.string()) })),
  }),
};
