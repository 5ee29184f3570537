import { failure, success } from '../../../../domain/result.ts';
import type { sellerPanelEndpoints } from '../../../../wire/overview/seller-panel.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { enterBrowser, loginVisitor } from '../identity/browser-login.service.ts';
import { login } from '../identity/login.service.ts';
import { SHOP_COOKIE, SHOP_COOKIE_SECONDS } from '../team/seller-access.service.ts';

export function sellerAccessRoutes(context: Context): Handlers<keyof typeof sellerPanelEndpoints> {
  return {
    enterSellerPanel: async ({ body }, request) => {
      const entered = await login(context, body, loginVisitor(request), 'seller-panel');
      if (!entered.ok) return entered;
      await enterBrowser(context, request, entered.value);
      return success(entered.value.user);
    },
    chooseShop: forSeller(null, async ({ body }: { body: { sellerId: number } }, { shops }, request) => {
      const shop = shops.find(({ sellerId }) => sellerId === body.sellerId);
      if (!shop) return failure('not-found');
      request.setCookie(SHOP_COOKIE, String(shop.sellerId), { maxAgeSeconds: SHOP_COOKIE_SECONDS });
      return success(shop);
    }),
  };
}
