import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, listIn } from '../entity.ts';
import { identifier } from '../scalars.ts';

const tag = 'Sesiones';

/** Where somebody is logged in. */
const openSessionEntity = entity('SesionAbierta', {
  id: field('codSesion', z.number()),
  device: field('dispositivo', z.string()),
  /** The first half: whose network it is, not whose house. */
  addressPart: field('direccionIp', z.string()),
  openedAt: field('inicio', z.string()),
  lastSeenAt: field('ultimoUso', z.string()),
  isCurrent: field('esActual', z.boolean()),
});

export const sessionEndpoints = {
  listSessions: endpoint({
    method: 'GET',
    path: '/sesiones',
    summary: 'Dónde tiene abierta su cuenta quien tiene la sesión',
    tag,
    output: listIn('datos', openSessionEntity),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/sesiones/cerrar',
    summary: 'Cierra una sesión propia; su navegador deja de ser conocido',
    tag,
    body: entity('CierreDeSesion', { id: field('codSesion', identifier) }),
    output: listIn('datos', openSessionEntity),
  }),
  endAllSessions: endpoint({
    method: 'POST',
    path: '/sesiones/cerrar-todas',
    summary: 'Cierra las demás sesiones, o todas con la propia',
    tag,
    body: entity('CierreDeSesiones', { withCurrent: field('incluyeEsta', z._default(z.boolean(), false)) }),
    output: listIn('datos', openSessionEntity),
  }),
};
