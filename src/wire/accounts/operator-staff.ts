import * as z from 'zod/mini';
import { OPERATOR_ROLES } from '../../domain/operator-role.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn, valueIn } from '../entity.ts';
import { formText } from '../form-text.ts';
import { identifier } from '../scalars.ts';

const tag = 'Operación: equipo';
const BASE = '/operacion/equipo';
const role = field('rol', z.enum(OPERATOR_ROLES));
const ofPerson = entity('CodigoDePersonaDelEquipo', { accountId: field('codUsuario', identifier) });

const staffEntity = entity('PersonaDelEquipo', {
  accountId: field('codUsuario', z.number()),
  name: field('nombre', z.string()),
  email: field('email', z.string()),
  role,
  hasSecondFactor: field('segundoFactor', z.boolean()),
  /** Last use of a session; null: never within the sessions that are kept. */
  lastSeenAt: field('ultimaVez', z.nullable(z.string())),
});

/** Who works in the console. */
export const operatorStaffEndpoints = {
  listStaff: endpoint({
    method: 'GET',
    path: BASE,
    summary: 'Quienes trabajan en la operación, su rol y si tienen segundo factor',
    tag,
    output: listIn('personas', staffEntity),
  }),
  addStaff: endpoint({
    method: 'POST',
    path: BASE,
    summary: 'Da acceso a un correo; si no tiene cuenta la crea, y le escribe cómo entrar',
    tag,
    body: entity('NuevaPersonaDelEquipo', { email: field('email', formText(254)), role }),
    requestsPerMinute: 30,
    output: valueIn('data', staffEntity),
    successStatus: 201,
  }),
  changeStaffRole: endpoint({
    method: 'PUT',
    path: `${BASE}/:codUsuario`,
    summary: 'Cambia el rol de alguien del equipo',
    tag,
    params: ofPerson,
    body: entity('NuevoRolDelEquipo', { role }),
    output: valueIn('data', staffEntity),
  }),
  removeStaff: endpoint({
    method: 'DELETE',
    path: `${BASE}/:codUsuario`,
    summary: 'Quita el acceso a la operación y cierra sus sesiones; la cuenta queda',
    tag,
    params: ofPerson,
    output: valueIn('data', staffEntity),
  }),
  resetStaffSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/:codUsuario/segundo-factor/quitar`,
    summary: 'Quita el segundo factor de quien perdió el teléfono y cierra sus sesiones',
    tag,
    params: ofPerson,
    output: valueIn('data', staffEntity),
  }),
};
