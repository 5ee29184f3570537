import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';
import { wordIn } from '../word.ts';
import { reviewPhotoEntity } from './product-reviews.ts';

const receivedReview = valueIn(
  'datos',
  entity('ValoracionRecibida', {
    message: field('mensaje', z.string()),
    /** Of what was written, for its photos. */
    reviewId: field('idValoracion', z.number()),
  }),
);
const received = valueIn('datos', entity('Recibido', { message: field('mensaje', z.string()) }));

// Spec 2.7: rating and text are both required. The service answers a message per field.
const reviewBodyFields = {
  rating: field('puntuacion', z.optional(z.union([z.number(), z.string()]))),
  text: field('valoracion', z._default(text(4000), '')),
  authorName: field('nomUsuario', z._default(text(120), '')),
};
const reviewBody = entity('NuevaValoracion', reviewBodyFields);

/** Which line of which order of hers it is about; missing: the one that was delivered last. */
const newReviewBody = entity('ValoracionDeCompra', {
  ...reviewBodyFields,
  orderNumber: field('numPedido', z.optional(identifier)),
  line: field('linea', z.optional(identifier)),
});

const ofProduct = entity('ProductoValorado', { productId: field('id', identifier) });

const standingEntity = entity('PermisoDeValoracion', {
  state: field(
    'estado',
    wordIn({
      'puede-opinar': 'may-review',
      'puede-cambiarla': 'editable',
      'ya-opino': 'written',
      'sin-entregar': 'not-delivered',
      'sin-compra': 'not-bought',
      'tienda-propia': 'own-shop',
    }),
  ),
  /** Her own one, while she may change it. */
  review: field(
    'valoracion',
    z.nullable(
      entity('ValoracionPropia', {
        id: field('idValoracion', z.number()),
        rating: field('puntuacion', z.number()),
        text: field('valoracion', z.string()),
        authorName: field('nomUsuario', z.string()),
        editableUntil: field('editableHasta', z.string()),
        photos: field('fotos', z.array(reviewPhotoEntity)),
      }),
    ),
  ),
});

export type ReviewStandingOnWire = z.output<typeof standingEntity>;

/** What visitors write to us: reviews and contact messages; and the local mailbox of development. */
export const feedbackEndpoints = {
  getReviewStanding: endpoint({
    method: 'GET',
    path: '/productos/:id/valoraciones/permiso',
    summary: 'Si quien pregunta puede opinar del producto, y su valoración mientras puede cambiarla',
    tag: 'Valoraciones',
    params: ofProduct,
    output: valueIn('datos', standingEntity),
  }),
  editReview: endpoint({
    method: 'PUT',
    path: '/valoraciones/:idValoracion',
    summary: 'Cambia una valoración propia durante 30 días; se publica después de revisarla',
    tag: 'Valoraciones',
    params: entity('ValoracionCambiada', { reviewId: field('idValoracion', identifier) }),
    body: reviewBody,
    requestsPerMinute: 10,
    output: receivedReview,
  }),
  submitReview: endpoint({
    method: 'POST',
    path: '/productos/:id/valoraciones',
    summary: 'Envía la valoración de un producto comprado y entregado; se publica después de revisarla',
    tag: 'Valoraciones',
    params: ofProduct,
    body: newReviewBody,
    requestsPerMinute: 10,
    successStatus: 201,
    output: receivedReview,
  }),
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/contacto',
    summary: 'Mensaje del formulario de contacto',
    tag: 'Contacto',
    body: entity('MensajeDeContacto', {
      name: field('nombre', z._default(text(120), '')),
      email: field('email', z._default(text(254), '')),
      phone: field('telefono', z._default(text(20), '')),
      topic: field('tema', z._default(text(60), '')),
      message: field('mensaje', z._default(text(5000), '')),
    }),
    // Each one sends a receipt to an address that may be a stranger's.
    requestsPerMinute: 5,
    successStatus: 201,
    output: received,
  }),
  listMailbox: endpoint({
    method: 'GET',
    path: '/dev/mensajes',
    summary: 'El buzón local: correos y SMS enviados, los más nuevos primero',
    tag: 'Desarrollo',
    query: entity('Buzon', { recipient: field('para', z.optional(text(254))) }),
    inProduction: false,
    output: listIn(
      'mensajes',
      entity('Mensaje', {
        id: field('id', z.number()),
        channel: field('canal', z.enum(['email', 'sms'])),
        recipient: field('para', z.string()),
        subject: field('asunto', z.string()),
        text: field('texto', z.string()),
        html: field('html', z.string()),
        createdAt: field('fecha', z.string()),
      }),
    ),
  }),
};
