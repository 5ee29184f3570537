import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

const ofRival = ({ rival }: World) => ({ params: { codVendedor: rival.sellerId } });
const withReason = (world: World) => ({ ...ofRival(world), json: { motivo: 'Porque sí' } });

/** The operators' calls about sellers. */
export const operatorSellersCalls = {
  listOperatorSellers: operatorOnly(nothing),
  getOperatorSeller: operatorOnly(ofRival),
  reviewApplicationItem: operatorOnly(({ rival }) => ({
    params: { codVendedor: rival.sellerId, punto: 'rut' },
    json: { estado: 'aceptado' },
  })),
  approveSeller: operatorOnly(ofRival),
  undoApproval: operatorOnly(ofRival),
  requestCorrection: operatorOnly(ofRival),
  blockSeller: operatorOnly(withReason),
  unblockSeller: operatorOnly(withReason),
  editOperatorSeller: operatorOnly((world) => ({
    ...ofRival(world),
    json: { ...DETAILS, motivo: 'Lo pidió' },
  })),
  startViewAs: operatorOnly(withReason),
  endViewAs: operatorOnly(nothing),
  addSellerNote: operatorOnly((world) => ({ ...ofRival(world), json: { nota: 'Llamar' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;

/** What nobody looked at, when nobody looked at anything. */
export const ALL_ITEMS = ['identidad', 'nit', 'rut', 'direccion', 'pago', 'telefono'];

export const DETAILS = {
  nombreTienda: 'Tienda corregida',
  email: 'corregida@tienda.test',
  telefono: '3105556677',
  direccion: 'Calle 80 # 11-42',
  codCiudad: '11001',
  idEpayco: '445566',
};
