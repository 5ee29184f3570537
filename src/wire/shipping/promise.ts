import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { isoDate } from '../scalars.ts';

/** Which days a parcel arrives. Days 'YYYY-MM-DD' in Colombia; who orders before the moment gets this promise. */
export const promiseEntity = entity('PromesaDeEntrega', {
  dispatchBy: field('despachaHasta', z.string()),
  from: field('desde', z.string()),
  to: field('hasta', z.string()),
  orderBefore: field('pidiendoAntesDe', isoDate),
});
