import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier } from '../scalars.ts';

const pesosOfDays = z.number();

const summaryEntity = entity('ResumenDeLaTienda', {
  /** The day in Colombia. */
  today: field('hoy', z.string()),
  salesToday: field('ventasHoy', pesosOfDays),
  salesYesterday: field('ventasAyer', pesosOfDays),
  salesWeek: field('ventas7Dias', pesosOfDays),
  salesMonth: field('ventas30Dias', pesosOfDays),
  averageOrder: field('valorPromedio', pesosOfDays),
  averageOrderBefore: field('valorPromedioAnterior', pesosOfDays),
  periodSales: field('ventasPeriodo', pesosOfDays),
  periodSalesBefore: field('ventasPeriodoAnterior', pesosOfDays),
  periodOrders: field('pedidosPeriodo', z.number()),
  days: field(
    'dias',
    z.array(
      entity('DiaDeVentas', {
        day: field('dia', z.string()),
        amount: field('ventas', z.number()),
        previousAmount: field('ventasAntes', z.number()),
      }),
    ),
  ),
  bestSellers: field(
    'masVendidos',
    z.array(
      entity('ProductoMasVendido', {
        productId: field('codProducto', z.number()),
        name: field('nomProducto', z.string()),
        imageUrl: field('imagen', z.string()),
        units: field('unidades', z.number()),
        onHand: field('existencias', z.number()),
        isLow: field('pocas', z.boolean()),
      }),
    ),
  ),
  isRankingCut: field('soloUltimosPedidos', z.boolean()),
  /** Null without approved reviews. */
  rating: field('calificacion', z.nullable(z.number())),
  reviewCount: field('valoraciones', z.number()),
  lowStock: field('productosPorAgotarse', z.number()),
  products: field('productos', z.number()),
  hasBankAccount: field('tieneCuenta', z.boolean()),
});

const workEntity = entity('TrabajoDeLaTienda', {
  /** To accept, to prepare or to send; 1,000 stands for that many or more. */
  orders: field('pedidos', z.number()),
  questions: field('preguntas', z.number()),
  heldProducts: field(
    'productosDetenidos',
    z.array(
      entity('ProductoDetenido', {
        id: field('codProducto', z.number()),
        name: field('nomProducto', z.string()),
        reason: field('motivo', z.string()),
        heldAt: field('fecha', z.string()),
      }),
    ),
  ),
});

export const sellerHomeEndpoints = {
  getSellerWork: endpoint({
    method: 'GET',
    path: '/vender/por-hacer',
    summary: 'Lo que espera a la tienda: pedidos, preguntas y productos que la plataforma detuvo',
    tag: 'Centro de vendedores',
    output: valueIn('data', workEntity),
  }),
  getSellerSummary: endpoint({
    method: 'GET',
    path: '/vender/resumen',
    summary: 'Ventas por día de Colombia, más vendidos, existencias y calificación de la tienda',
    tag: 'Centro de vendedores',
    query: entity('PeriodoDelResumen', {
      days: field('dias', z.optional(z.pipe(identifier, z.literal([7, 14, 30])))),
    }),
    output: valueIn('data', summaryEntity),
  }),
};
