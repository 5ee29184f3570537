import { success } from '../../../../domain/result.ts';
import type { productAlertEndpoints } from '../../../../wire/catalogue/product-alerts.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  askForProductAlert,
  endOwnAlert,
  listAlertsOfAccount,
} from '../product-alerts/product-alert.service.ts';

export function productAlertRoutes(context: Context): Handlers<keyof typeof productAlertEndpoints> {
  return {
    askForProductAlert: async ({ params, body }, { findAccount, address }) =>
      askForProductAlert(context, {
        ...params,
        ...body,
        variantId: body.variantId ?? null,
        cityId: body.cityId ?? null,
        account: await findAccount(),
        address,
      }),
    listMyAlerts: forAccount(async (_, { id }) => success(await listAlertsOfAccount(context, id))),
    endMyAlert: forAccount(({ params: { alertId } }, { id: accountId }) =>
      endOwnAlert(context, { accountId, alertId }),
    ),
  };
}
