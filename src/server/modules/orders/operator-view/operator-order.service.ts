import { type MoneyLine, packageDue, remainingShare } from '../../../../domain/order-money.ts';
import { isCashDue, packageActions } from '../../../../domain/package-action.ts';
import { isProviderState, PROVIDER_STATES } from '../../../../domain/payment-state.ts';
import { failure, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { dataClaimMark } from '../../accounts/identity/data-claim.service.ts';
import { auditWords } from '../../audit/audit-log.service.ts';
import { withEmails } from '../../audit/log-email.service.ts';
import { getFulfilmentRules } from '../seller-view/seller-order-list.service.ts';
import * as orders from './operator-order.repository.ts';
import { isLate } from './operator-order-list.service.ts';
import { mailName } from './order-mail.service.ts';
import { findOrderPayment, type PaymentRow } from './order-payment.repository.ts';

/** An order of any shop with everything that happened to it. */
export async function getOperatorOrder({ write, now }: Pick<Context, 'write' | 'now'>, number: number) {
  const order = await orders.findOrder(write, number);
  if (!order) return failure('not-found');
  const [packages, payment, mails, notes, events, rules] = await Promise.all([
    orders.listOrderPackages(write, number),
    findOrderPayment(write, number),
    orders.listOrderMails(write, number),
    orders.listOrderNotes(write, number),
    orders.listOrderEvents(write, number).then((events) => withEmails(write, events)),
    getFulfilmentRules(write),
  ]);
  const { accountId, buyerName, email, phone, document, address, cityName, departmentName, ...head } = order;
  return success({
    ...head,
    buyer: {
      ...{ accountId, name: buyerName, email, phone, document, address, cityName, departmentName },
      dataClaim: await dataClaimMark(write, { accountId, email }),
    },
    packages: packages.map(({ stage, from, dispatchBy, ...row }) => ({
      ...shownPackage(order, row),
      isLate: isLate({ stage, from, dispatchBy }, now(), rules),
    })),
    payment: payment && shownPayment(payment),
    mails: mails.map(({ template, ...mail }) => ({ ...mail, name: mailName(template) })),
    notes,
    events: events.map(shownEvent),
  });
}

/** What is left of the package after cancellations and refunds. */
function shownPackage(
  { number, paymentMethodId }: orders.OrderRow,
  row: Omit<orders.PackageRow, 'stage' | 'from' | 'dispatchBy'>,
) {
  const { lines, shippingRate, shippingRefunded, sellerId, statusId, moneyState, ...shown } = row;
  const money: MoneyLine[] = lines.map((line) => ({ ...line, orderNumber: number, sellerId, termIds: [] }));
  const shares = money.map(remainingShare);
  const goods = shares.reduce((sum, { amount }) => sum + amount, 0);
  const sold = { orderNumber: number, sellerId, statusId, shippingRate, shippingRefunded, moneyState };
  const due = packageDue({ ...sold, deliveredAt: null, lines: money });
  return {
    ...shown,
    ...{ sellerId, statusId, moneyState, goods },
    fee: shares.reduce((sum, share) => sum + share.fee, 0),
    shipping: due - goods,
    cashDue: isCashDue({ statusId, paymentMethodId, moneyState }) ? due : 0,
    actions: packageActions({ statusId, paymentMethodId, moneyState }),
    lines: lines.map(({ fee: _, ...line }) => line),
  };
}

function shownPayment({ transactions, ...payment }: PaymentRow) {
  return {
    ...payment,
    transactions: transactions.map(({ state, notices, ...transaction }) => ({
      ...transaction,
      stateName: stateName(state),
      notices: notices.map(({ state: told, ...notice }) => ({ ...notice, stateName: stateName(told) })),
    })),
  };
}

function stateName(state: number): string {
  return isProviderState(state) ? PROVIDER_STATES[state].name : `Estado ${state}`;
}

const ACTOR_NAMES: Record<string, string> = {
  operator: 'Operación',
  buyer: 'Comprador',
  'api-key': 'Integración',
  system: 'Sistema',
};

function shownEvent({ id, person, actorKind, shopName, ...entry }: orders.EventRow) {
  const side = actorKind === 'member' ? (shopName ?? 'Tienda') : (ACTOR_NAMES[actorKind] ?? actorKind);
  return { id, person: person ? `${person} (${side})` : side, ...auditWords(entry) };
}
