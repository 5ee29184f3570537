import * as z from 'zod/mini';
import { readPercent } from '../../domain/fee-rule.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { calendarDay, identifier, isoDate, text } from '../scalars.ts';
import { spanishEnum } from '../spanish-enum.ts';
import { wordIn } from '../word.ts';

const TAG = 'Operación: comisiones';
const BASE = '/operacion/comisiones';

/** A number, or as a person writes it: '8,5'. */
const percent = z.codec(
  z.union([
    z.number(),
    z.string().check(z.refine((value) => readPercent(value) !== null, 'Escribe un porcentaje de 0 a 100.')),
  ]),
  z.number().check(z.minimum(0), z.maximum(100)),
  { decode: (wire) => readPercent(String(wire)) ?? -1, encode: (value) => value },
);

export const feeFields = {
  id: field('codComision', z.number()),
  sellerId: field('codVendedor', z.nullable(z.number())),
  sellerName: field('nomVendedor', z.nullable(z.string())),
  categoryId: field('codCategoria', z.nullable(z.number())),
  categoryName: field('nomCategoria', z.nullable(z.string())),
  percent: field('porComision', z.number()),
  validFrom: field('desde', z.string()),
  /** The last day. */
  validUntil: field('hasta', z.nullable(z.string())),
  state: field(
    'estado',
    spanishEnum({ current: 'vigente', planned: 'programada', past: 'pasada', cancelled: 'retirada' }),
  ),
};

const feeEntity = entity('Comision', {
  ...feeFields,
  reason: field('motivo', z.string()),
  createdAt: field('creada', isoDate),
  createdBy: field('autor', z.nullable(z.string())),
});

export type ListedFee = z.output<typeof feeEntity>;

const ofFee = entity('CodigoDeComision', { id: field('codComision', identifier) });

/** What the marketplace keeps of sales, by seller and category, with dates. */
export const operatorFeeEndpoints = {
  listFees: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Las comisiones vigentes y programadas, o todas con su historia; las más nuevas primero',
    tag: TAG,
    query: entity('FiltroDeComisiones', {
      sellerId: field('vendedor', z.optional(identifier)),
      history: field('historia', z.optional(wordIn({ si: 'yes', no: 'no' }))),
      cursor: field('cursor', z.optional(identifier)),
    }),
    output: entity('ListaDeComisiones', {
      fees: field('comisiones', z.array(feeEntity)),
      nextCursor: field('siguiente', z.nullable(z.number())),
    }),
  }),
  listFeeCategories: endpoint({
    method: 'GET',
    path: `${BASE}/categorias`,
    summary: 'Las categorías a las que se puede fijar una comisión',
    tag: TAG,
    output: listIn(
      'categorias',
      entity('CategoriaConComision', {
        id: field('codCategoria', z.number()),
        name: field('nomCategoria', z.string()),
      }),
    ),
  }),
  getSellerFees: endpoint({
    method: 'GET',
    path: `${BASE}/vendedores/:codVendedor`,
    summary: 'La comisión base de un vendedor y las reglas que rigen o regirán para sus ventas',
    tag: TAG,
    params: entity('VendedorConComisiones', { sellerId: field('codVendedor', identifier) }),
    output: entity('ComisionesDelVendedor', {
      basePercent: field('porBase', z.number()),
      fees: field('comisiones', z.array(feeEntity)),
    }),
  }),
  setFee: endpoint({
    method: 'POST',
    path: BASE,
    summary: 'Fija la comisión de un vendedor, de una categoría o de ambos, desde un día',
    tag: TAG,
    body: entity('NuevaComision', {
      sellerId: field('codVendedor', z._default(z.nullable(identifier), null)),
      categoryId: field('codCategoria', z._default(z.nullable(identifier), null)),
      percent: field('porComision', percent),
      validFrom: field('desde', calendarDay),
      validUntil: field('hasta', z._default(z.nullable(calendarDay), null)),
      reason: field('motivo', text(300, 3)),
    }),
    successStatus: 201,
    output: valueIn('comision', feeEntity),
  }),
  endFee: endpoint({
    method: 'POST',
    path: `${BASE}/:codComision/fin`,
    summary: 'Termina hoy una comisión vigente o retira una programada',
    tag: TAG,
    params: ofFee,
    body: entity('FinDeComision', { reason: field('motivo', text(300, 3)) }),
    output: valueIn('comision', feeEntity),
  }),
};
