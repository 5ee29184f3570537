import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { wordIn } from '../word.ts';

const tag = 'Operación: configuración';
const BASE = '/operacion/configuracion';

const groupKey = wordIn({
  dinero: 'money-rules',
  plazos: 'fulfilment-rules',
  comision: 'seller-fee-percent',
});
const ofGroup = entity('GrupoDeConfiguracion', { key: field('grupo', groupKey) });

const valueEntity = entity('ValorDeConfiguracion', {
  path: field('nombre', z.string().check(z.maxLength(80))),
  value: field('valor', z.number()),
});

const groupEntity = entity('ConfiguracionDeUnGrupo', {
  key: field('grupo', groupKey),
  /** Sent back with a change, so that nobody saves over somebody else's. */
  version: field('version', z.number()),
  values: field('valores', z.array(valueEntity)),
});

/** What the business may change without a programmer. */
export const operatorSettingsEndpoints = {
  listSettingGroups: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Los valores que la operación puede cambiar, por grupo',
    tag,
    output: listIn('grupos', groupEntity),
  }),
  saveSettingGroup: endpoint({
    method: 'PUT',
    path: `${BASE}/:grupo`,
    summary: 'Cambia los valores de un grupo; cada uno se comprueba contra sus límites',
    tag,
    params: ofGroup,
    body: entity('CambioDeConfiguracion', {
      version: field('version', z.number()),
      values: field('valores', z.array(valueEntity).check(z.maxLength(60))),
      reason: field('motivo', formText(300)),
    }),
    output: valueIn('data', groupEntity),
  }),
  renameStatuses: endpoint({
    method: 'PUT',
    path: `${BASE}-estados`,
    summary: 'Cambia los nombres con que se leen los estados de un paquete',
    tag,
    body: entity('NombresDeEstados', {
      statuses: field(
        'estados',
        z
          .array(
            entity('NombreDeEstado', {
              id: field('codEstado', z.int()),
              name: field('nombre', formText(60)),
            }),
          )
          .check(z.maxLength(40)),
      ),
    }),
    output: listIn(
      'estados',
      entity('EstadoConNombre', { id: field('codEstado', z.number()), name: field('nombre', z.string()) }),
    ),
  }),
  listSettingChanges: endpoint({
    method: 'GET',
    path: `${BASE}/:grupo/historial`,
    summary: 'Los últimos 30 cambios del grupo: quién, cuándo, antes, después y por qué',
    tag,
    params: ofGroup,
    output: listIn(
      'cambios',
      entity('CambioGuardado', {
        id: field('codCambio', z.number()),
        changedAt: field('fecha', z.string()),
        person: field('persona', z.string()),
        reason: field('motivo', z.string()),
        changes: field(
          'valores',
          z.array(
            entity('ValorCambiado', {
              path: field('nombre', z.string()),
              before: field('antes', z.number()),
              after: field('despues', z.number()),
            }),
          ),
        ),
      }),
    ),
  }),
};
