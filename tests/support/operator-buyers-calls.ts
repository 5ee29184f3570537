import { operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

const ofAna = ({ ana }: World) => ({ params: { accountId: ana.id } });
const withReason = (world: World) => ({ ...ofAna(world), json: { reason: 'Porque sí' } });

/** The operators' calls about buyers. */
export const operatorBuyersCalls = {
  listOperatorBuyers: operatorOnly(({ ana }) => ({ query: { search: ana.email } })),
  getOperatorBuyer: operatorOnly(ofAna),
  listOperatorBuyerOrders: operatorOnly(ofAna),
  getOperatorBuyerOrder: operatorOnly(({ ana, orderNumber }) => ({
    params: { accountId: ana.id, orderNumber },
  })),
  blockBuyer: operatorOnly(withReason),
  unblockBuyer: operatorOnly(withReason),
  sendBuyerRecovery: operatorOnly(ofAna),
  addBuyerNote: operatorOnly((world) => ({ ...ofAna(world), json: { body: 'Llamar' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
