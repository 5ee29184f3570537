import type { CancellationCause } from '../../../domain/cancellation.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { purchaseTokenOfOrder } from '../links/purchase-access.service.ts';
import { findPackageMail, listStatusNames } from './package-mail.repository.ts';
import {
  renderCashTomorrow,
  renderCashTomorrowSms,
  renderPackageLost,
  renderPromiseMissed,
  renderSellerDeliveryDisputed,
  renderSellerLateFreight,
  renderSellerPackageLost,
} from './templates/delivery-mails.ts';
import type { PackageMail } from './templates/package-mail.ts';
import {
  renderPackageCancelled,
  renderPackageStatus,
  renderSellerPackageCancelled,
} from './templates/package-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

interface CancelledPackage {
  orderNumber: number;
  sellerId: number;
  units: { line: number; quantity: number }[];
}

/** `day`: 'YYYY-MM-DD', the one on which the cash may be asked for. */
interface CashTomorrow {
  orderNumber: number;
  sellerIds: number[];
  day: string;
}

/** What the messages about packages need; see TemplateData. */
export interface PackageTemplateData {
  /** The status as it was when the message was written; a later one has its own. */
  'package-status': { orderNumber: number; sellerId: number; statusId: number };
  'package-cancelled': CancelledPackage & { cause: CancellationCause };
  'seller-package-cancelled': CancelledPackage;
  'seller-delivery-disputed': { orderNumber: number; sellerId: number };
  'promise-missed': { orderNumber: number; sellerId: number };
  /** What of the freight its shop bears. */
  'seller-late-freight': { orderNumber: number; sellerId: number; chargePesos: number };
  'package-lost': { orderNumber: number; sellerId: number };
  /** What its shop has back for it. */
  'seller-package-lost': { orderNumber: number; sellerId: number; creditPesos: number };
  'cash-tomorrow': CashTomorrow;
  'cash-tomorrow-sms': CashTomorrow;
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const packageRenderers: {
  [Template in keyof PackageTemplateData]: Renderer<PackageTemplateData[Template]>;
} = {
  'package-status': async (context, { orderNumber, sellerId, statusId }) => {
    const accessToken = await purchaseTokenOfOrder(context, orderNumber);
    const mail = await getPackageMail(context.write, orderNumber, sellerId);
    const names = await listStatusNames(context.write);
    return renderPackageStatus(mail, { statusId, accessToken, names }, context.config);
  },
  'package-cancelled': async (context, { orderNumber, sellerId, cause, units }) => {
    const accessToken = await purchaseTokenOfOrder(context, orderNumber);
    const mail = await getPackageMail(context.write, orderNumber, sellerId);
    return renderPackageCancelled(mail, { cause, units, accessToken }, context.config);
  },
  'seller-package-cancelled': async ({ write, config }, { orderNumber, sellerId, units }) =>
    renderSellerPackageCancelled(await getPackageMail(write, orderNumber, sellerId), { units }, config),
  'promise-missed': async (context, { orderNumber, sellerId }) => {
    const accessToken = await purchaseTokenOfOrder(context, orderNumber);
    const mail = await getPackageMail(context.write, orderNumber, sellerId);
    const today = bogotaDay(context.now().getTime());
    return renderPromiseMissed(mail, { accessToken, today }, context.config);
  },
  'package-lost': async (context, { orderNumber, sellerId }) => {
    const accessToken = await purchaseTokenOfOrder(context, orderNumber);
    return renderPackageLost(
      await getPackageMail(context.write, orderNumber, sellerId),
      accessToken,
      context.config,
    );
  },
  'seller-package-lost': async ({ write, config }, { orderNumber, sellerId, creditPesos }) =>
    renderSellerPackageLost(await getPackageMail(write, orderNumber, sellerId), creditPesos, config),
  'cash-tomorrow': async (context, { orderNumber, sellerIds, day }) => {
    const isToday = demandToCome(context, day);
    const accessToken = await purchaseTokenOfOrder(context, orderNumber);
    const mails = await getPackageMails(context.write, orderNumber, sellerIds);
    return renderCashTomorrow(mails, { day, isToday, accessToken }, context.config);
  },
  'cash-tomorrow-sms': async (context, { orderNumber, sellerIds, day }) => {
    const isToday = demandToCome(context, day);
    const mails = await getPackageMails(context.write, orderNumber, sellerIds);
    return renderCashTomorrowSms(mails, { day, isToday }, context.config);
  },
  'seller-delivery-disputed': async ({ write, config }, { orderNumber, sellerId }) =>
    renderSellerDeliveryDisputed(await getPackageMail(write, orderNumber, sellerId), config),
  'seller-late-freight': async ({ write, config }, { orderNumber, sellerId, chargePesos }) =>
    renderSellerLateFreight(await getPackageMail(write, orderNumber, sellerId), chargePesos, config),
};

/** After an outage of the provider, or sent once more: true on the day itself, and nobody wants it after that. */
function demandToCome({ now }: Context, day: string): boolean {
  const today = bogotaDay(now().getTime());
  if (today > day) throw new Error('the message came to its turn too late');
  return today === day;
}

/** One order has a few packages. */
function getPackageMails(db: Database, orderNumber: number, sellerIds: readonly number[]) {
  return Promise.all(sellerIds.map((sellerId) => getPackageMail(db, orderNumber, sellerId)));
}

async function getPackageMail(db: Database, orderNumber: number, sellerId: number): Promise<PackageMail> {
  const found = await findPackageMail(db, orderNumber, sellerId);
  if (!found) throw new Error(`There is no package ${orderNumber}/${sellerId}`);
  return found;
}
