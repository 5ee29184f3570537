import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { placeCode, text } from '../scalars.ts';

const departmentEntity = entity('Departamento', {
  id: field('codDepto', z.string()),
  name: field('nomDepto', z.string()),
});

const cityEntity = entity('Ciudad', {
  id: field('codCiudad', z.string()),
  name: field('nomCiudad', z.string()),
});

const municipalityEntity = entity('Municipio', {
  id: field('codCiudad', z.string()),
  name: field('nomCiudad', z.string()),
  departmentName: field('nomDepto', z.string()),
  /** To a hundredth of a degree, about a kilometre. */
  latitude: field('latitud', z.number()),
  longitude: field('longitud', z.number()),
});

const personTypeEntity = entity('TipoPersona', {
  id: field('codTipPersona', z.string()),
  name: field('nomTipPersona', z.string()),
});

const documentTypeEntity = entity('TipoDocumento', {
  id: field('codTipo', z.string()),
  name: field('nomTipo', z.string()),
});

const accuracyNames = { address: 'direccion', street: 'calle', city: 'ciudad' } as const;
type Accuracy = keyof typeof accuracyNames;

/** How close a point is to the door. */
const accuracy = z.codec(z.enum(['direccion', 'calle', 'ciudad']), z.enum(['address', 'street', 'city']), {
  decode: (wire) => Object.entries(accuracyNames).find(([, name]) => name === wire)?.[0] as Accuracy,
  encode: (value) => accuracyNames[value],
});

const coordinatesEntity = entity('Coordenadas', {
  latitude: field('lat', z.number()),
  longitude: field('lng', z.number()),
  accuracy: field('precision', accuracy),
});

const A_DAY = 'public, max-age=86400';

export const geoEndpoints = {
  listDepartments: endpoint({
    method: 'GET',
    path: '/departamentos',
    summary: 'Los 33 departamentos',
    tag: 'Lugares',
    output: listIn('datos', departmentEntity),
    cacheControl: A_DAY,
  }),
  listCities: endpoint({
    method: 'GET',
    path: '/ciudades',
    summary: 'Las ciudades de un departamento',
    tag: 'Lugares',
    query: entity('CiudadesDe', { departmentId: field('q', placeCode(2, 0)) }),
    output: listIn('data', cityEntity),
    cacheControl: A_DAY,
  }),
  listMunicipalities: endpoint({
    method: 'GET',
    path: '/municipios',
    summary: 'Todos los municipios, y los códigos de los que más reciben pedidos últimamente',
    tag: 'Lugares',
    output: entity('Municipios', {
      status: field('status', z._default(z.boolean(), true)),
      municipalities: field('municipios', z.array(municipalityEntity)),
      /** At most six, the first one the most ordered. */
      mostOrdered: field('masPedidos', z.array(z.string())),
    }),
    cacheControl: A_DAY,
  }),
  listDocumentTypes: endpoint({
    method: 'GET',
    path: '/tiposDocumento',
    summary: 'Tipos de documento de identidad',
    tag: 'Tipos',
    output: listIn('datos', documentTypeEntity),
    cacheControl: A_DAY,
  }),
  listPersonTypes: endpoint({
    method: 'GET',
    path: '/tiposPersona',
    summary: 'Tipos de persona',
    tag: 'Tipos',
    output: listIn('datos', personTypeEntity),
    cacheControl: A_DAY,
  }),
  geocodeAddress: endpoint({
    method: 'POST',
    path: '/geocodificar',
    summary: 'Coordenadas de una dirección',
    tag: 'Lugares',
    body: entity('DireccionBuscada', {
      address: field('direccion', text(200, 1)),
      cityId: field('codCiudad', placeCode(5)),
    }),
    requestsPerMinute: 60,
    output: valueIn('datos', coordinatesEntity),
  }),
};
