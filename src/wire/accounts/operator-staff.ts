import * as z from 'zod/mini';
import { OPERATOR_ROLES } from '../../domain/operator-role.ts';
import { endpoint } from '../endpoint.ts';
import { formText } from '../form-text.ts';
import { identifier } from '../scalars.ts';

const BASE = '/operacion/equipo';
const role = z.enum(OPERATOR_ROLES);
const ofPerson = z.object({ accountId: identifier });

const staffEntity = z.object({
  accountId: z.number(),
  name: z.string(),
  email: z.string(),
  role,
  hasSecondFactor: z.boolean(),
  /** Last use of a session; null: never within the sessions that are kept. */
  lastSeenAt: z.nullable(z.string()),
});

/** Who works in the console. */
export const operatorStaffEndpoints = {
  addStaff: endpoint({
    method: 'POST',
    path: BASE,
    body: z.object({ email: formText(254), role }),
    requestsPerMinute: 30,
    output: staffEntity,
    successStatus: 201,
  }),
  changeStaffRole: endpoint({
    method: 'PUT',
    path: `${BASE}/:accountId`,
    params: ofPerson,
    body: z.object({ role }),
    output: staffEntity,
  }),
  removeStaff: endpoint({
    method: 'DELETE',
    path: `${BASE}/:accountId`,
    params: ofPerson,
    output: staffEntity,
  }),
  resetStaffSecondFactor: endpoint({
    method: 'POST',
    path: `${BASE}/:accountId/segundo-factor/quitar`,
    params: ofPerson,
    output: staffEntity,
  }),
};
