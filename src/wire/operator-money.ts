import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { entity, field, valueIn } from './entity.ts';

const counted = (title: string) =>
  entity(title, { count: field('cantidad', z.number()), amount: field('valor', z.number()) });

/** The console's first look at the money. */
export const operatorMoneyEndpoints = {
  getMoneyOverview: endpoint({
    method: 'GET',
    path: '/operacion/dinero',
    summary:
      'Lo que se debe a vendedores y compradores, lo que está en camino y lo que se debe a la plataforma',
    tag: 'Operación: contabilidad',
    output: valueIn(
      'data',
      entity('ResumenDeDinero', {
        /** Released and in no settlement. */
        owed: field('porLiquidar', counted('DineroPorLiquidar')),
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
