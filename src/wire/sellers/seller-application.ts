import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { formCode, formText, upload } from '../form-text.ts';
import { placeCode } from '../scalars.ts';
import { applicationItem, applicationItemEntity } from './operator-seller-entities.ts';

const tag = 'Centro de vendedores: solicitud';
/** Between this and 1 MB the answer can still say how much the file weighs. */
const RUT_RECEIVED_BYTES = 6 * 1024 * 1024;

const applicationEntity = entity('MiSolicitud', {
  /** Spec 4: 1 waits for the provider, 2 is approved. */
  status: field('estado', z.number()),
  /** Since when the provider waits for corrections; null: it does not. */
  correctionAskedAt: field('correccionPedida', z.nullable(z.string())),
  items: field('puntos', z.array(applicationItemEntity)),
  personTypeId: field('codTipPersona', z.string()),
  companyName: field('razon', z.string()),
  firstName: field('nomVendedor', z.string()),
  lastName: field('apeVendedor', z.string()),
  nit: field('nit', z.string()),
  cityId: field('codCiudad', z.string()),
  departmentId: field('codDepto', z.string()),
  address: field('direccion', z.string()),
  paymentProviderId: field('idEpayco', z.string()),
  phone: field('telefono', z.string()),
});

/** What a seller sees of her application, and corrects of it. */
export const sellerApplicationEndpoints = {
  getOwnApplication: endpoint({
    method: 'GET',
    path: '/vender/solicitud',
    summary: 'La solicitud de la tienda, punto por punto, con lo que hay que corregir',
    tag,
    output: valueIn('data', applicationEntity),
  }),
  correctApplicationItem: endpoint({
    method: 'POST',
    path: '/vender/solicitud/:punto',
    summary: 'Corrige un punto rechazado; el punto vuelve a quedar pendiente de revisión',
    tag,
    params: entity('PuntoPorCorregir', { item: field('punto', applicationItem) }),
    bodyType: 'multipart',
    file: { wireName: 'rut', maximumBytes: RUT_RECEIVED_BYTES },
    /** Only what belongs to the part is read. */
    body: entity('CorreccionDeSolicitud', {
      companyName: field('razon', formText(120)),
      firstName: field('nomVendedor', formText(80)),
      lastName: field('apeVendedor', formText(80)),
      nit: field('nit', formCode(20)),
      rut: field('rut', z.optional(z.union([upload, z.literal('')]))),
      cityId: field('codCiudad', z._default(placeCode(5, 0), '')),
      address: field('direccion', formText(200)),
      paymentProviderId: field('idEpayco', formText(40)),
      phone: field('telefono', formCode(20)),
    }),
    requestsPerMinute: 30,
    output: valueIn('data', applicationEntity),
  }),
};
