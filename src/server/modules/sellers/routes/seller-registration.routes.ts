import type { SellerFormInput } from '../../../../wire/accounts/registration.ts';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  finishedRegistration,
  registrantOf,
} from '../../accounts/registration/browser-registration.service.ts';
import { admitRegistrant } from '../../accounts/registration/registration-flow.service.ts';
import { registerSeller } from '../registration/register-seller.service.ts';

/** The last step of the registration that the accounts' calls began: with it there is a shop. */
export function sellerRegistrationRoutes(context: Context): Handlers<'registerSeller'> {
  const register = async ({ body }: { body: SellerFormInput }, request: RequestContext) =>
    finishedRegistration(await registerSeller(context, body, registrantOf(request)), request);
  return {
    registerSeller: Object.assign(register, {
      admit: (request: RequestContext) => admitRegistrant(context, registrantOf(request).token),
    }),
  };
}
