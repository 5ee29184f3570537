import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { spanishEnum } from '../spanish-enum.ts';

export const applicationItem = spanishEnum({
  identity: 'identidad',
  nit: 'nit',
  rut: 'rut',
  address: 'direccion',
  payment: 'pago',
  phone: 'telefono',
});

export const applicationItemState = spanishEnum({
  pending: 'pendiente',
  accepted: 'aceptado',
  rejected: 'rechazado',
});

export const applicationItemEntity = entity('PuntoDeSolicitud', {
  item: field('punto', applicationItem),
  state: field('estado', applicationItemState),
  /** Why it was rejected. */
  reason: field('motivo', z.string()),
  /** ISO; null: nobody looked at it. */
  decidedAt: field('decidido', z.nullable(z.string())),
  /** When the seller sent it again, ISO. */
  correctedAt: field('corregido', z.nullable(z.string())),
});

const moment = z.nullable(z.string());

export const operatorSellerListEntity = entity('VendedorEnLista', {
  sellerId: field('codVendedor', z.number()),
  displayName: field('nombreTienda', z.string()),
  nit: field('nit', z.string()),
  email: field('email', z.string()),
  phone: field('telefono', z.string()),
  cityName: field('nomCiudad', z.string()),
  status: field('estado', z.number()),
  createdAt: field('creado', z.string()),
  /** Since when the application waits, ISO; an application that waits for the seller has `correctionAskedAt` too. */
  queuedAt: field('enCola', z.string()),
  correctionAskedAt: field('correccionPedida', moment),
  blockedAt: field('bloqueado', moment),
});

export const historyEntryEntity = entity('EntradaDeHistoria', {
  id: field('codEntrada', z.number()),
  happenedAt: field('fecha', z.string()),
  person: field('persona', z.string()),
  action: field('accion', z.string()),
  subject: field('sobre', z.string()),
  reason: field('motivo', z.string()),
  changes: field(
    'cambios',
    z.array(
      entity('CambioEnHistoria', {
        name: field('campo', z.string()),
        before: field('antes', z.string()),
        after: field('despues', z.string()),
      }),
    ),
  ),
});

export const noteEntity = entity('NotaDeOperacion', {
  id: field('codNota', z.number()),
  body: field('nota', z.string()),
  author: field('autor', z.string()),
  writtenAt: field('fecha', z.string()),
});

export const operatorSellerEntity = entity('VendedorParaOperacion', {
  sellerId: field('codVendedor', z.number()),
  accountId: field('codUsuario', z.nullable(z.number())),
  displayName: field('nombreTienda', z.string()),
  companyName: field('razonSocial', z.string()),
  firstName: field('nomVendedor', z.string()),
  lastName: field('apeVendedor', z.string()),
  personType: field('tipoPersona', z.string()),
  nit: field('nit', z.string()),
  isNitRight: field('nitValido', z.boolean()),
  email: field('email', z.string()),
  isEmailVerified: field('emailVerificado', z.boolean()),
  phone: field('telefono', z.string()),
  isPhoneVerified: field('telefonoVerificado', z.boolean()),
  address: field('direccion', z.string()),
  cityId: field('codCiudad', z.string()),
  cityName: field('nomCiudad', z.string()),
  departmentName: field('nomDepartamento', z.string()),
  paymentProviderId: field('idEpayco', z.string()),
  feePercent: field('porComision', z.number()),
  status: field('estado', z.number()),
  createdAt: field('creado', z.string()),
  queuedAt: field('enCola', z.string()),
  correctionAskedAt: field('correccionPedida', moment),
  approvedAt: field('aprobado', moment),
  blockedAt: field('bloqueado', moment),
  blockReason: field('motivoBloqueo', z.string()),
  rut: field(
    'rut',
    z.nullable(
      entity('RutDelVendedor', {
        byteCount: field('bytes', z.number()),
        uploadedAt: field('fecha', z.string()),
      }),
    ),
  ),
  items: field('puntos', z.array(applicationItemEntity)),
  products: field(
    'productos',
    entity('ProductosDelVendedor', {
      total: field('total', z.number()),
      shown: field('visibles', z.number()),
    }),
  ),
  orders: field(
    'pedidos',
    entity('PedidosDelVendedor', {
      total: field('total', z.number()),
      open: field('abiertos', z.number()),
      /** The oldest that are not finished, at most 20. */
      openNumbers: field('numerosAbiertos', z.array(z.number())),
    }),
  ),
  /** Null: not for the role that asks. */
  money: field(
    'dinero',
    z.nullable(
      entity('DineroDelVendedor', {
        pending: field('porPagarse', z.number()),
        held: field('retenido', z.number()),
        available: field('disponible', z.number()),
        inPayout: field('enGiro', z.number()),
        paid: field('pagado', z.number()),
        debt: field('deuda', z.number()),
      }),
    ),
  ),
  team: field(
    'equipo',
    z.array(
      entity('PersonaDelEquipo', {
        accountId: field('codUsuario', z.number()),
        name: field('nombre', z.string()),
        email: field('email', z.string()),
        role: field('rol', z.enum(['owner', 'warehouse', 'service', 'accounting'])),
      }),
    ),
  ),
  notes: field('notas', z.array(noteEntity)),
  history: field('historia', z.array(historyEntryEntity)),
});

export type OperatorSeller = z.output<typeof operatorSellerEntity>;
