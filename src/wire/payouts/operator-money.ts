import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';

const counted = (title: string) =>
  entity(title, { count: field('cantidad', z.number()), amount: field('valor', z.number()) });

/** The console's first look at the money. */
export const operatorMoneyEndpoints = {
  getMoneyOverview: endpoint({
    method: 'GET',
    path: '/operacion/dinero',
    summary: 'Lo que está en camino, lo que se debe a compradores y lo que otros deben a la plataforma',
    tag: 'Operación: contabilidad',
    output: valueIn(
      'data',
      entity('ResumenDeDinero', {
        debts: field('deudas', counted('DeudasDeVendedores')),
        pendingPayouts: field('girosPendientes', counted('GirosPendientes')),
        sentPayouts: field('girosEnviados', counted('GirosEnviados')),
        refusedPayouts: field('girosFallidos', z.number()),
        refunds: field('reembolsos', counted('ReembolsosPorHacer')),
        overdueRefunds: field('reembolsosVencidos', z.number()),
        cash: field('efectivo', counted('EfectivoEnTransito')),
        overdueCash: field('efectivoVencido', counted('EfectivoVencido')),
        differences: field('diferencias', z.number()),
      }),
    ),
  }),
};
