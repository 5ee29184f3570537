import * as z from 'zod/mini';
import { SHIPPING_ZONES } from '../../domain/rate-card-form.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { placeCode, text } from '../scalars.ts';

const tag = 'Operación: envíos';
const BASE = '/operacion/envios';
const zone = z.enum(SHIPPING_ZONES);
const cityIds = z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.maxLength(1_200));
const departmentIds = z.array(z.string().check(z.regex(/^\d{2}$/))).check(z.maxLength(40));

const zoneEntity = entity('ZonaDeEnvio', {
  zone: field('zona', zone),
  name: field('nombre', text(60)),
  firstKilogramsPesos: field('primerosKilos', z.number()),
  extraKilogramPesos: field('kiloAdicional', z.number()),
  minimumDays: field('diasMinimos', z.number()),
  maximumDays: field('diasMaximos', z.number()),
  takesPerishables: field('perecederos', z.boolean()),
  isFree: field('gratis', z.boolean()),
});

const cardEntity = entity('TarifaDeEnvio', {
  zones: field('zonas', z.array(zoneEntity).check(z.maxLength(6))),
  firstKilograms: field('primerosKilogramos', z.number()),
  /** Cubic centimetres per kilogram. */
  volumetricDivisor: field('divisorVolumetrico', z.number()),
  insurance: field(
    'seguro',
    entity('SeguroDeEnvio', {
      minimumPesos: field('minimo', z.number()),
      freeUpToPesos: field('sinCostoHasta', z.number()),
      percent: field('porcentaje', z.number()),
    }),
  ),
  regionalKilometres: field('kilometrosRegionales', z.number()),
  metropolitanAreas: field(
    'areasMetropolitanas',
    z
      .array(
        entity('AreaMetropolitana', {
          name: field('nombre', text(60)),
          cityIds: field('ciudades', cityIds),
        }),
      )
      .check(z.maxLength(40)),
  ),
  specialDepartmentIds: field('departamentosEspeciales', departmentIds),
  islandDepartmentIds: field('departamentosInsulares', departmentIds),
  uncoveredCityIds: field('ciudadesSinCobertura', cityIds),
  /** Value of a package from which the zones marked so are free; null: nothing travels free. */
  freeFromPesos: field('gratisDesde', z.nullable(z.number())),
});

const storedEntity = entity('TarifaGuardada', {
  card: field('tarifa', cardEntity),
  version: field('version', z.number()),
});

const explainedEntity = entity('EnvioExplicado', {
  originName: field('origen', z.string()),
  destinationName: field('destino', z.string()),
  zone: field('zona', zone),
  zoneName: field('nombreZona', z.string()),
  zoneReason: field(
    'razonDeZona',
    z.enum([
      'same-city',
      'metropolitan-area',
      'island-or-jungle',
      'forwarding',
      'special-department',
      'same-department',
      'near',
      'far',
    ]),
  ),
  billableKilograms: field('kilosCobrados', z.number()),
  extraKilograms: field('kilosAdicionales', z.number()),
  freight: field('flete', z.number()),
  declaredValue: field('valorDeclarado', z.number()),
  insurance: field('seguro', z.number()),
  isFree: field('gratis', z.boolean()),
  isCovered: field('conCobertura', z.boolean()),
  isDeliverable: field('seEntrega', z.boolean()),
  rate: field('valor', z.number()),
  minimumDays: field('diasMinimos', z.number()),
  maximumDays: field('diasMaximos', z.number()),
});

/** The carrier's tariff, which every quote and order is computed by. */
export const operatorShippingEndpoints = {
  getRateCard: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'La tarifa de envío vigente',
    tag,
    output: storedEntity,
  }),
  saveRateCard: endpoint({
    method: 'PUT',
    path: BASE,
    summary: 'Cambia la tarifa; rige en medio minuto para todas las cotizaciones',
    tag,
    body: entity('CambioDeTarifa', {
      card: field('tarifa', cardEntity),
      version: field('version', z.number()),
      reason: field('motivo', formText(300)),
    }),
    output: storedEntity,
  }),
  tryShipping: endpoint({
    method: 'POST',
    path: `${BASE}/prueba`,
    summary: 'Explica paso a paso lo que costaría un envío con la tarifa dada, sin guardarla',
    tag,
    body: entity('PruebaDeEnvio', {
      card: field('tarifa', cardEntity),
      originCityId: field('origen', placeCode(5)),
      destinationCityId: field('destino', placeCode(5)),
      quantity: field('cantidad', z.int().check(z.minimum(1), z.maximum(1_000))),
      unitPrice: field('precio', z.int().check(z.minimum(0), z.maximum(2_000_000_000))),
      weightKilograms: field('peso', z.number().check(z.minimum(0.001), z.maximum(1_000))),
      heightCentimetres: field('alto', z.number().check(z.minimum(0.1), z.maximum(1_000))),
      widthCentimetres: field('ancho', z.number().check(z.minimum(0.1), z.maximum(1_000))),
      lengthCentimetres: field('largo', z.number().check(z.minimum(0.1), z.maximum(1_000))),
      perishable: field('perecedero', z.boolean()),
    }),
    requestsPerMinute: 120,
    output: valueIn('data', explainedEntity),
  }),
  listRateCardChanges: endpoint({
    method: 'GET',
    path: `${BASE}/historial`,
    summary: 'Los últimos 30 cambios de la tarifa, con la tarifa que quedó',
    tag,
    output: listIn(
      'cambios',
      entity('CambioDeTarifaGuardado', {
        id: field('codCambio', z.number()),
        changedAt: field('fecha', z.string()),
        person: field('persona', z.string()),
        reason: field('motivo', z.string()),
        card: field('tarifa', cardEntity),
      }),
    ),
  }),
  /** For the names and choices of the tariff's lists. */
  listAllCities: endpoint({
    method: 'GET',
    path: `${BASE}/municipios`,
    summary: 'Los 1.122 municipios con su departamento',
    tag,
    output: listIn(
      'municipios',
      entity('MunicipioDeColombia', {
        id: field('codCiudad', z.string()),
        name: field('nomCiudad', z.string()),
        departmentName: field('nomDepto', z.string()),
      }),
    ),
  }),
};
