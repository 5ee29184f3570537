import type { EndpointName } from '../../src/wire/endpoints.ts';
import type { Aim, PersonalCall } from './personal-call.ts';
import type { World } from './strangers-world.ts';

/**
 * The calls of the sellers' centre, aimed at the rival's shop: `seller` is the answer to the owner of another shop.
 * Ana has no shop. Nothing of the rival may be told or change.
 */
function fromAnotherShop(seller: number, aim: (world: World) => Aim = () => ({})): PersonalCall {
  return { aim, stranger: 401, others: 403, seller, ana: 403 };
}

function ofRival({ rival }: World): Aim {
  return { params: { numPedido: rival.orderNumber } };
}

export const sellerCalls = {
  getSellerCentre: fromAnotherShop(200),
  enterSellerCentre: {
    aim: ({ ana }) => ({ json: { email: ana.email, clave: 'Adivinada#1' } }),
    stranger: 400,
    others: 400,
    ana: 400,
  },
  chooseShop: fromAnotherShop(404, ({ rival }) => ({ json: { codVendedor: rival.sellerId } })),
  listSellerOrders: fromAnotherShop(200, ({ rival }) => ({ query: { buscar: rival.orderNumber } })),
  countSellerOrders: fromAnotherShop(200),
  getSellerOrder: fromAnotherShop(404, ofRival),
  moveSellerOrders: fromAnotherShop(200, ({ rival }) => ({
    json: { pedidos: [rival.orderNumber], codEstado: 20 },
  })),
  moveSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { codEstado: 20 } })),
  cancelSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { causa: 'otra' } })),
  returnSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: {} })),
  collectSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { valor: 28_000 } })),
  refuseSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { motivo: 'No estaba' } })),
} satisfies Partial<Record<EndpointName, PersonalCall>>;
