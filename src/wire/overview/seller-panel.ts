import * as z from 'zod/mini';
import { userEntity } from '../accounts/identity-entities.ts';
import { endpoint } from '../endpoint.ts';
import { formText, passwordText } from '../form-text.ts';
import { identifier } from '../scalars.ts';

const shopEntity = z.object({
  sellerId: z.number(),
  shopName: z.string(),
  sellerStatus: z.literal([0, 1, 2, 3]),
  role: z.enum(['owner', 'warehouse', 'service', 'accounting']),
});

/** The sellers' panel. Every call works in the shop of the session. */
export const sellerPanelEndpoints = {
  /** Spec 8 keeps sellers in validation out of the shop's login (402); here they enter and prepare their shop. */
  enterSellerPanel: endpoint({
    method: 'POST',
    path: '/vender/entrar',
    body: z.object({
      email: formText(254),
      password: passwordText,
    }),
    output: userEntity,
  }),
  chooseShop: endpoint({
    method: 'POST',
    path: '/vender/tienda-activa',
    body: z.object({ sellerId: identifier }),
    output: shopEntity,
  }),
};
