import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { feeFields } from './operator-fees.ts';

const { sellerName: _ownName, ...ownFeeFields } = feeFields;

/** What the marketplace keeps of the shop's sales. */
export const sellerFeeEndpoints = {
  getOwnFees: endpoint({
    method: 'GET',
    path: '/vender/dinero/comisiones',
    summary: 'La comisión base de la tienda y las reglas que rigen o regirán para sus ventas',
    tag: 'Centro de vendedores: pagos',
    output: entity('MisComisiones', {
      basePercent: field('porBase', z.number()),
      fees: field('comisiones', z.array(entity('MiComision', ownFeeFields))),
    }),
  }),
};
