import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { identifier, placeCode } from '../scalars.ts';

const tag = 'Direcciones';

const addressEntity = entity('DireccionGuardada', {
  id: field('codDireccion', z.number()),
  name: field('nombre', z.string()),
  cityId: field('codCiudad', z.string()),
  cityName: field('nomCiudad', z.string()),
  address: field('direccion', z.string()),
  unit: field('torreApto', z.string()),
  neighbourhood: field('barrio', z.string()),
  deliveryNotes: field('indicaciones', z.string()),
  /** Blank: the person herself, with her own phone. */
  receiver: field('recibe', z.string()),
  phone: field('telefono', z.string()),
  /** The account's own address (dirUsuario, ciuUsuario). */
  isDefault: field('esPrincipal', z.boolean()),
});

const optionalText = (maximum: number) => z._default(formText(maximum), '');

const newAddressEntity = entity('NuevaDireccion', {
  name: field('nombre', optionalText(40)),
  cityId: field('codCiudad', placeCode(5)),
  address: field('direccion', formText(200)),
  unit: field('torreApto', optionalText(80)),
  neighbourhood: field('barrio', optionalText(80)),
  deliveryNotes: field('indicaciones', optionalText(200)),
  receiver: field('recibe', optionalText(120)),
  phone: field('telefono', optionalText(20)),
});

export type NewAddress = z.output<typeof newAddressEntity>;

const ofAddress = entity('CodigoDeDireccion', { addressId: field('codDireccion', identifier) });
const output = listIn('datos', addressEntity);

/** Where a person has things sent. Each change answers the list as it is then, the default one first. */
export const addressEndpoints = {
  listAddresses: endpoint({
    method: 'GET',
    path: '/direcciones',
    summary: 'Las direcciones de quien tiene la sesión, la principal primero',
    tag,
    output,
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/direcciones',
    summary: 'Guarda una dirección; la misma dos veces es una',
    tag,
    body: newAddressEntity,
    requestsPerMinute: 60,
    output,
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/direcciones/:codDireccion',
    summary: 'Cambia una dirección propia; la principal cambia con ella en el perfil',
    tag,
    params: ofAddress,
    body: newAddressEntity,
    requestsPerMinute: 60,
    output,
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/direcciones/:codDireccion',
    summary: 'Borra una dirección propia que no es la principal',
    tag,
    params: ofAddress,
    output,
  }),
  chooseDefaultAddress: endpoint({
    method: 'POST',
    path: '/direcciones/:codDireccion/principal',
    summary: 'Hace de una dirección propia la principal, que es la del perfil',
    tag,
    params: ofAddress,
    output,
  }),
};
