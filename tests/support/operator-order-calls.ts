import type { EndpointName } from '../../src/wire/endpoints.ts';
import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { World } from './strangers-world.ts';

const ofOrder = ({ orderNumber }: World) => ({ params: { numPedido: orderNumber } });

export const operatorOrderCalls = {
  listOperatorOrders: operatorOnly(nothing),
  getOperatorOrder: operatorOnly(ofOrder),
  noteOrder: operatorOnly((world) => ({ ...ofOrder(world), json: { nota: 'Llamó' } })),
  resendOrderMail: operatorOnly((world) => ({ ...ofOrder(world), json: {} })),
} satisfies Partial<Record<EndpointName, PersonalCall>>;
