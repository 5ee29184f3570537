import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

const ofRival = ({ rival }: World) => ({ params: { sellerId: rival.sellerId } });
const withReason = (world: World) => ({ ...ofRival(world), json: { reason: 'Porque sí' } });

/** The operators' calls about sellers. */
export const operatorSellersCalls = {
  listOperatorSellers: operatorOnly(nothing),
  getOperatorSeller: operatorOnly(ofRival),
  reviewApplicationItem: operatorOnly(({ rival }) => ({
    params: { sellerId: rival.sellerId, item: 'rut' },
    json: { state: 'accepted' },
  })),
  approveSeller: operatorOnly(ofRival),
  undoApproval: operatorOnly(ofRival),
  requestCorrection: operatorOnly(ofRival),
  blockSeller: operatorOnly(withReason),
  unblockSeller: operatorOnly(withReason),
  editOperatorSeller: operatorOnly((world) => ({
    ...ofRival(world),
    json: { ...DETAILS, reason: 'Lo pidió' },
  })),
  startViewAs: operatorOnly(withReason),
  endViewAs: operatorOnly(nothing),
  addSellerNote: operatorOnly((world) => ({ ...ofRival(world), json: { body: 'Llamar' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;

/** What nobody looked at, when nobody looked at anything. */
export const ALL_ITEMS = ['identity', 'nit', 'rut', 'address', 'payment', 'phone'];

export const DETAILS = {
  displayName: 'Tienda corregida',
  email: 'corregida@tienda.test',
  phone: '3105556677',
  address: 'Calle 80 # 11-42',
  cityId: '11001',
  paymentProviderId: '445566',
};
