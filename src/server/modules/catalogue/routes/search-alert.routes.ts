import type { searchAlertEndpoints } from '../../../../wire/catalogue/search-alerts.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { askForAlert, endAlerts } from '../search-desk/search-alert.service.ts';

export function searchAlertRoutes(context: Context): Handlers<keyof typeof searchAlertEndpoints> {
  return {
    askForAlert: async ({ body }, { findAccount, address }) =>
      askForAlert(context, { ...body, account: await findAccount(), address }),
    endAlerts: ({ body }) => endAlerts(context, body),
  };
}
