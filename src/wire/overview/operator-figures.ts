import * as z from 'zod/mini';
import { VISIT_STEPS } from '../../domain/visit-step.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';
import { calendarDay } from '../scalars.ts';
import { wordIn } from '../word.ts';

const tag = 'Operación: cifras';
const BASE = '/operacion/cifras';

/** Bogotá's days, both included; without them the last 30. At most a year. */
const period = {
  from: field('desde', z.optional(calendarDay)),
  to: field('hasta', z.optional(calendarDay)),
};

const totalsEntity = entity('TotalesDeCifras', {
  /** Goods sold less what was refunded, without shipping. */
  sales: field('ventas', z.number()),
  orders: field('pedidos', z.number()),
  average: field('valorPromedio', z.number()),
  /** Fees less those given back. */
  income: field('ingresoNeto', z.number()),
  /** Packages. */
  cancelled: field('anulados', z.number()),
});

const dayEntity = entity('CifrasDelDia', {
  day: field('dia', z.string()),
  sales: field('ventas', z.number()),
  salesBefore: field('ventasAntes', z.number()),
  orders: field('pedidos', z.number()),
  income: field('ingresoNeto', z.number()),
});

/** Counted on our own server: numbers only, nothing of a person. */
export const operatorFiguresEndpoints = {
  getFigures: endpoint({
    method: 'GET',
    path: BASE,
    summary:
      'Ventas, ingreso, pedidos, conversión, anulaciones y lo más vendido, comparado con el periodo anterior',
    tag,
    query: entity('PeriodoDeCifras', period),
    requestsPerMinute: 60,
    output: entity('Cifras', {
      from: field('desde', z.string()),
      to: field('hasta', z.string()),
      totals: field('totales', totalsEntity),
      totalsBefore: field('totalesAntes', totalsEntity),
      days: field('dias', z.array(dayEntity)),
      steps: field(
        'pasos',
        z.array(
          entity('PasoDeCompra', {
            step: field('paso', z.enum([...VISIT_STEPS, 'order'])),
            count: field('cantidad', z.number()),
          }),
        ),
      ),
      causes: field(
        'causas',
        z.array(
          entity('CausaDeReembolso', {
            cause: field('causa', z.string()),
            count: field('cantidad', z.number()),
            amount: field('valor', z.number()),
          }),
        ),
      ),
      products: field(
        'productos',
        z.array(
          entity('ProductoMasVendido', {
            productId: field('codProducto', z.number()),
            name: field('nombre', z.string()),
            shopName: field('nombreTienda', z.string()),
            units: field('unidades', z.number()),
            amount: field('valor', z.number()),
          }),
        ),
      ),
      sellers: field(
        'vendedores',
        z.array(
          entity('VendedorConMasVentas', {
            sellerId: field('codVendedor', z.number()),
            name: field('nombre', z.string()),
            amount: field('valor', z.number()),
            orders: field('pedidos', z.number()),
          }),
        ),
      ),
      missedSearches: field(
        'busquedasSinResultado',
        z.array(
          entity('BusquedaSinResultado', {
            words: field('palabras', z.string()),
            count: field('veces', z.number()),
          }),
        ),
      ),
    }),
  }),
  exportFigures: endpoint({
    method: 'GET',
    path: `${BASE}/archivo`,
    summary: 'Una tabla de las cifras como CSV; ninguna celda se ejecuta como fórmula',
    tag,
    query: entity('TablaDeCifras', {
      ...period,
      table: field(
        'tabla',
        wordIn({
          dias: 'days',
          productos: 'products',
          vendedores: 'sellers',
          busquedas: 'searches',
          reembolsos: 'refunds',
        }),
      ),
    }),
    requestsPerMinute: 30,
    output: valueIn('data', fileEntity),
  }),
};
