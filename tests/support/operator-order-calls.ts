import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

const ofOrder = ({ orderNumber }: World) => ({ params: { orderNumber } });

export const operatorOrderCalls = {
  listOperatorOrders: operatorOnly(nothing),
  getOperatorOrder: operatorOnly(ofOrder),
  noteOrder: operatorOnly((world) => ({ ...ofOrder(world), json: { body: 'Llamó' } })),
  resendOrderMail: operatorOnly((world) => ({ ...ofOrder(world), json: {} })),
} satisfies Partial<Record<CallName, PersonalCall>>;
