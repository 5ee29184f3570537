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

export const sellerCalls = {
  getSellerCentre: fromAnotherShop(200),
  enterSellerCentre: {
    aim: ({ ana }) => ({ json: { email: ana.email, clave: 'Adivinada#1' } }),
    stranger: 400,
    others: 400,
    ana: 400,
  },
  chooseShop: fromAnotherShop(404, ({ rival }) => ({ json: { codVendedor: rival.sellerId } })),
} satisfies Partial<Record<EndpointName, PersonalCall>>;
