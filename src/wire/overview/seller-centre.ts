import * as z from 'zod/mini';
import { userEntity } from '../accounts/identity-entities.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formText, passwordText } from '../form-text.ts';
import { identifier } from '../scalars.ts';

const shopEntity = entity('TiendaDelEquipo', {
  sellerId: field('codVendedor', z.number()),
  shopName: field('nombreTienda', z.string()),
  sellerStatus: field('estado', z.literal([0, 1, 2, 3])),
  role: field('rol', z.enum(['owner', 'warehouse', 'service', 'accounting'])),
});

const centreEntity = entity('CentroDeVendedores', {
  sellerId: field('codVendedor', z.number()),
  shopName: field('nombreTienda', z.string()),
  sellerStatus: field('estado', z.literal([0, 1, 2, 3])),
  role: field('rol', z.enum(['owner', 'warehouse', 'service', 'accounting'])),
  permissions: field('permisos', z.array(z.string())),
  /** First name of the person, for the greeting. */
  firstName: field('nombre', z.string()),
  shops: field('tiendas', z.array(shopEntity)),
  /** An operator looks on; nothing can be changed. */
  isReadOnly: field('soloLectura', z.optional(z.boolean())),
});

/** The sellers' centre. Every call works in the shop of the session. */
export const sellerCentreEndpoints = {
  getSellerCentre: endpoint({
    method: 'GET',
    path: '/vender/yo',
    summary: 'La tienda en la que trabaja quien tiene la sesión, su rol y sus permisos',
    tag: 'Centro de vendedores',
    output: valueIn('data', centreEntity),
  }),
  /** Spec 8 keeps sellers in validation out of the shop's login (402); here they enter and prepare their shop. */
  enterSellerCentre: endpoint({
    method: 'POST',
    path: '/vender/entrar',
    summary: 'Inicia sesión en el centro de vendedores, también mientras la tienda espera su aprobación',
    tag: 'Centro de vendedores',
    body: entity('IngresoDeVendedor', {
      email: field('email', formText(254)),
      password: field('clave', passwordText),
    }),
    output: valueIn('usuario', userEntity),
  }),
  chooseShop: endpoint({
    method: 'POST',
    path: '/vender/tienda-activa',
    summary: 'Cambia a otra tienda del mismo equipo',
    tag: 'Centro de vendedores',
    body: entity('TiendaActiva', { sellerId: field('codVendedor', identifier) }),
    output: valueIn('data', shopEntity),
  }),
};
