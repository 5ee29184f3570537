import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { todayLineEntity } from './today-line.ts';

const tag = 'Listas';

const ofList = entity('ListaPedida', { listId: field('codLista', identifier) });
const answered = valueIn('datos', entity('ListaCambiada', { message: field('mensaje', z.string()) }));

const listFields = {
  id: field('codLista', z.number()),
  name: field('nombre', z.string()),
  /** Of its link; null: nobody but its owner reads it. */
  shareToken: field('llave', z.nullable(z.string())),
  showsOwner: field('muestraNombre', z.boolean()),
  lineCount: field('productos', z.number()),
  imageUrls: field('imagenes', z.array(z.string())),
};

const units = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/))]),
  z.int().check(z.minimum(0), z.maximum(999)),
  {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  },
);

/** Named lists of products, beside the favourites. */
export const listEndpoints = {
  listMyLists: endpoint({
    method: 'GET',
    path: '/listas',
    summary: 'Las listas de quien pregunta, las más nuevas primero',
    tag,
    output: listIn('listas', entity('ListaPropia', listFields)),
  }),
  createList: endpoint({
    method: 'POST',
    path: '/listas',
    summary: 'Crea una lista',
    tag,
    body: entity('ListaNueva', { name: field('nombre', formText(60)) }),
    requestsPerMinute: 30,
    successStatus: 201,
    output: valueIn('datos', entity('ListaCreada', { id: field('codLista', z.number()) })),
  }),
  getList: endpoint({
    method: 'GET',
    path: '/listas/:codLista',
    summary: 'Una lista propia con los precios y las existencias de hoy',
    tag,
    params: ofList,
    output: valueIn(
      'datos',
      entity('ListaConProductos', { ...listFields, lines: field('lineas', z.array(todayLineEntity)) }),
    ),
  }),
  renameList: endpoint({
    method: 'PUT',
    path: '/listas/:codLista',
    summary: 'Cambia el nombre de una lista propia',
    tag,
    params: ofList,
    body: entity('NombreDeLista', { name: field('nombre', formText(60)) }),
    requestsPerMinute: 60,
    output: answered,
  }),
  deleteList: endpoint({
    method: 'POST',
    path: '/listas/:codLista/eliminar',
    summary: 'Elimina una lista propia',
    tag,
    params: ofList,
    output: answered,
  }),
  setListLine: endpoint({
    method: 'POST',
    path: '/listas/:codLista/productos',
    summary: 'Pone tantas unidades de un producto en una lista propia; con 0 lo quita',
    tag,
    params: ofList,
    body: entity('ProductoParaLista', {
      productId: field('codProducto', identifier),
      /** What is chosen of its options; missing: nothing. */
      termIds: field('terminos', z._default(z.array(identifier).check(z.maxLength(20)), [])),
      quantity: field('cantidad', units),
    }),
    requestsPerMinute: 120,
    output: answered,
  }),
  shareList: endpoint({
    method: 'POST',
    path: '/listas/:codLista/compartir',
    summary: 'Abre una lista propia a quien tenga su enlace, o lo anula',
    tag,
    params: ofList,
    body: entity('ListaCompartida', {
      isShared: field('compartida', z.boolean()),
      showsOwner: field('muestraNombre', z._default(z.boolean(), false)),
    }),
    requestsPerMinute: 30,
    output: valueIn('datos', entity('EnlaceDeLista', { shareToken: field('llave', z.nullable(z.string())) })),
  }),
  getSharedList: endpoint({
    method: 'GET',
    path: '/listas/compartidas/:llave',
    summary: 'La lista de un enlace, con los precios y las existencias de hoy',
    tag,
    params: entity('LlaveDeLista', { token: field('llave', text(60, 1)) }),
    requestsPerMinute: 60,
    output: valueIn(
      'datos',
      entity('ListaLeida', {
        name: field('nombre', z.string()),
        /** Null: she does not say it. */
        ownerName: field('de', z.nullable(z.string())),
        lines: field('lineas', z.array(todayLineEntity)),
      }),
    ),
  }),
};
