import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn } from '../entity.ts';
import { todayLineFields } from './today-line.ts';

const marketLineEntity = entity('LineaDeMiMercado', {
  ...todayLineFields,
  /** Of one unit, the last time. */
  lastPrice: field('precioUltimaVez', z.number()),
  lastBoughtAt: field('fechaUltimaVez', z.string()),
  /** In how many orders. */
  times: field('veces', z.number()),
});

export type MarketLine = z.output<typeof marketLineEntity>;

export const marketEndpoints = {
  getMyMarket: endpoint({
    method: 'GET',
    path: '/mi-mercado',
    summary: 'Lo que quien pregunta compra una y otra vez, con los precios y las existencias de hoy',
    tag: 'Listas',
    requestsPerMinute: 60,
    output: listIn('lineas', marketLineEntity),
  }),
};
