import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier, text } from '../scalars.ts';

const tag = 'Operación: ver como';

const viewEntity = entity('VistaDeSoloLectura', {
  sellerId: field('codVendedor', z.number()),
  shopName: field('nombreTienda', z.string()),
  /** ISO. */
  expiresAt: field('vence', z.string()),
});

/** A shop's centre as its team sees it, without a way to change anything. */
export const viewAsEndpoints = {
  startViewAs: endpoint({
    method: 'POST',
    path: '/operacion/vendedores/:codVendedor/ver',
    summary: 'Abre el centro de la tienda en solo lectura por 30 minutos, en esta sesión',
    tag,
    params: entity('TiendaPorVer', { sellerId: field('codVendedor', identifier) }),
    body: entity('MotivoParaVer', { reason: field('motivo', text(500, 3)) }),
    requestsPerMinute: 30,
    output: valueIn('data', viewEntity),
  }),
  endViewAs: endpoint({
    method: 'POST',
    path: '/operacion/ver-como/salir',
    summary: 'Cierra la vista de solo lectura',
    tag,
    output: entity('VistaCerrada', {
      status: field('status', z._default(z.boolean(), true)),
      /** The shop that was open; null: none was. */
      sellerId: field('codVendedor', z.nullable(z.number())),
    }),
  }),
};
