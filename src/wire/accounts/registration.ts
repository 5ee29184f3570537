import * as z from 'zod/mini';
import { ACCOUNT_KIND, ACCOUNT_STATUS } from '../../domain/account.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { coordinate, formCode, formText, passwordText, ticked, upload } from '../form-text.ts';
import { identifier } from '../scalars.ts';

const status = field('status', z._default(z.boolean(), true));

/** Larger files are cut off; between this and 1 MB the answer can still say how much the file weighs. */
const RUT_RECEIVED_BYTES = 6 * 1024 * 1024;

const emailBody = entity('CorreoDeRegistro', { email: field('email', formText(254)) });

/**
 * Spec 4: `status` false means that the email is known; then indEstado, tipUsuario and celUsuario decide where the
 * flow goes. celUsuario is only told to the browser that verified it.
 */
const lookupReply = entity('CorreoRegistrado', {
  isNew: field('status', z.boolean()),
  user: field(
    'datos',
    entity('BusquedaDeUsuario', {
      userId: field('codUsuario', z.number()),
      status: field('indEstado', z.literal(Object.values(ACCOUNT_STATUS))),
      phone: field('celUsuario', z.nullable(z.string())),
      email: field('emaUsuario', z.string()),
      kind: field('tipUsuario', z.literal(Object.values(ACCOUNT_KIND))),
    }),
  ),
});

const smsBody = entity('EnvioDeCodigo', {
  userId: field('codUsuario', identifier),
  phone: field('telefono', formCode(20)),
});

const smsReply = entity('CodigoPorSms', {
  status,
  message: field('message', z.string()),
  resendSeconds: field('reenvioSegundos', z.number()),
});

const codeBody = entity('ValidacionDeCodigo', {
  code: field('pin', formCode(10, 4)),
  userId: field('codUsuario', identifier),
  phone: field('telefono', formCode(20)),
});

const codeReply = valueIn(
  'usuario',
  entity('UsuarioVerificado', { userId: field('codUsuario', z.number()) }),
);

const formReply = entity('RegistroCreado', { status, message: field('message', z.string()) });

/**
 * Only a refusal stops the form: the spec's client cannot send it without the box and does not send the box. Absent is
 * kept as 'not asked'.
 */
const acceptances = {
  termsAccepted: field('aceptaTerminos', ticked),
  /** Ours, never presumed. */
  marketingAccepted: field('aceptaPublicidad', ticked),
};

const commonForm = {
  userId: field('codUsuario', identifier),
  personTypeId: field('codTipPersona', formCode(10)),
  cityId: field('codCiudad', formCode(10, 5)),
  address: field('direccion', formText(200)),
  latitude: field('latitud', coordinate),
  longitude: field('longitud', coordinate),
  password: field('clave', passwordText),
  ...acceptances,
};

const sellerFormBody = entity('FormularioDeVendedor', {
  ...commonForm,
  companyName: field('razon', formText(120)),
  firstName: field('nomVendedor', formText(80)),
  lastName: field('apeVendedor', formText(80)),
  documentTypeId: field('codTipDocumento', formCode(10)),
  nit: field('nit', formCode(20)),
  rut: field('rut', z.optional(z.union([upload, z.literal('')]))),
  paymentProviderId: field('idEpayco', formCode(40)),
});

const buyerFormBody = entity('FormularioDeComprador', {
  ...commonForm,
  firstName: field('nombre', formText(80)),
  lastName: field('apellido', formText(80)),
  documentTypeId: field('codTipContribuyente', formCode(10)),
  documentNumber: field('idCliente', formCode(30)),
});

export type SellerFormInput = z.output<typeof sellerFormBody>;
export type BuyerFormInput = z.output<typeof buyerFormBody>;

const TAG = 'Registro';

export const registrationEndpoints = {
  startSellerRegistration: endpoint({
    method: 'POST',
    path: '/registro/vendedor/email',
    summary: 'Empieza el registro de un vendedor con su correo',
    tag: TAG,
    body: emailBody,
    output: lookupReply,
  }),
  sendSellerCode: endpoint({
    method: 'POST',
    path: '/registro/vendedor/enviarsms',
    summary: 'Envía un código de 4 dígitos al celular',
    tag: TAG,
    body: smsBody,
    output: smsReply,
  }),
  verifySellerCode: endpoint({
    method: 'POST',
    path: '/registro/vendedor/validarsms',
    summary: 'Comprueba el código del celular',
    tag: TAG,
    body: codeBody,
    output: codeReply,
  }),
  registerSeller: endpoint({
    method: 'POST',
    path: '/registro/vendedor',
    summary: 'El formulario del vendedor con su RUT (PDF de máximo 1 MB)',
    tag: TAG,
    bodyType: 'multipart',
    file: { wireName: 'rut', maximumBytes: RUT_RECEIVED_BYTES },
    body: sellerFormBody,
    requestsPerMinute: 30,
    output: formReply,
  }),
  startBuyerRegistration: endpoint({
    method: 'POST',
    path: '/registro/usuario/email',
    summary: 'Empieza el registro de un comprador con su correo',
    tag: TAG,
    body: emailBody,
    output: lookupReply,
  }),
  sendBuyerCode: endpoint({
    method: 'POST',
    path: '/registro/usuario/enviarsms',
    summary: 'Envía un código de 4 dígitos al celular',
    tag: TAG,
    body: smsBody,
    output: smsReply,
  }),
  verifyBuyerCode: endpoint({
    method: 'POST',
    path: '/registro/usuario/validarsms',
    summary: 'Comprueba el código del celular',
    tag: TAG,
    body: codeBody,
    output: codeReply,
  }),
  registerBuyer: endpoint({
    method: 'POST',
    path: '/registro/usuario',
    summary: 'El formulario del comprador',
    tag: TAG,
    body: buyerFormBody,
    output: formReply,
  }),
};
