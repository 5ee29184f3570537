import { buyerWords, orderNumberIn } from '../../../domain/buyer-search.ts';
import { maskedEmail, maskedName, maskedPhone } from '../../../domain/masked-person.ts';
import { refundCauseText } from '../../../domain/refund-causes.ts';
import { failure, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listConsents } from '../accounts/identity/consent.service.ts';
import { dataClaimMark } from '../accounts/identity/data-claim.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { getSubjectHistory } from '../audit/history.service.ts';
import { listOperatorNotes } from '../audit/operator-note.service.ts';
import { contactFilingNumber } from '../messages/notifications.service.ts';
import { getPurchase } from '../orders/placing/purchase.service.ts';
import { isGuestOrder, listBuyers } from './buyer-list.repository.ts';
import * as records from './buyer-record.repository.ts';
import { listOwnOrders } from './order-list.service.ts';

const PAGE = 25;
const SHOWN_ORDERS = 10;

interface Asked {
  tab?: 'all' | 'active' | 'blocked' | undefined;
  search?: string | undefined;
  after?: number | undefined;
}

/** One page of people with their data masked; a number finds whoever bought that order. */
export async function browseBuyers(
  { read }: Pick<Context, 'read'>,
  { tab = 'all', search = '', after }: Asked,
) {
  const words = buyerWords(search);
  const orderNumber = orderNumberIn(search);
  if (search !== '' && words === null) return { buyers: [], nextAfter: null, guestOrder: null };
  const rows = await listBuyers(read, { tab, words, orderNumber, after, limit: PAGE + 1 });
  const isGuest = orderNumber !== null && (await isGuestOrder(read, orderNumber));
  const buyers = rows.slice(0, PAGE).map((row) => ({
    accountId: row.accountId,
    name: maskedName(row),
    email: maskedEmail(row.email),
    phone: maskedPhone(row.phone),
    cityName: row.cityName,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    orders: row.orders,
  }));
  return {
    buyers,
    nextAfter: rows.length > PAGE ? (buyers.at(-1)?.accountId ?? null) : null,
    guestOrder: isGuest ? orderNumber : null,
  };
}

interface Opening {
  accountId: number;
  operatorId: number;
}

/** Ley 1581 de 2012: who opened whose data stays known. */
export async function openBuyer(context: Context, { accountId, operatorId }: Opening) {
  const db = context.write;
  const row = await records.findBuyer(db, accountId, context.now());
  if (!row) return failure('not-found');
  const subject = `account:${accountId}`;
  // Read before this opening is noted: the newest entry would always be one's own.
  const history = await getSubjectHistory(db, subject);
  await noteOpening(context, { accountId, operatorId });
  const [shops, orders, consents, messages, refunds, notes] = await Promise.all([
    records.listShopsOf(db, accountId),
    listOwnOrders(context, accountId, { limit: SHOWN_ORDERS }),
    listConsents(context, accountId),
    records.listMessagesOf(db, row.email),
    records.listRefundsOf(db, accountId),
    listOperatorNotes(db, { sellerId: null, accountId }),
  ]);
  const { isClosed: _closed, ...buyer } = row;
  return success({
    ...buyer,
    dataClaim: await dataClaimMark(db, { accountId, email: row.email }),
    createdAt: row.createdAt.toISOString(),
    blockedAt: row.blockedAt?.toISOString() ?? null,
    shops,
    orders: orders.orders,
    nextOrder: orders.nextCursor,
    consents,
    messages: messages.map(({ sentAt, ...message }) => ({
      ...message,
      filingNumber: contactFilingNumber(message.id),
      sentAt: sentAt.toISOString(),
    })),
    refunds: refunds.map(({ createdAt, cause, ...refund }) => ({
      ...refund,
      cause: refundCauseText(cause),
      createdAt: createdAt.toISOString(),
    })),
    notes,
    history,
  });
}

/** Her list of orders as she reads it. */
export async function openBuyerOrders(
  context: Context,
  { cursor, ...opening }: Opening & { cursor?: number | undefined },
) {
  const row = await records.findBuyer(context.write, opening.accountId, context.now());
  if (!row) return failure('not-found');
  await noteOpening(context, opening);
  const { orders, nextCursor } = await listOwnOrders(context, opening.accountId, {
    limit: SHOWN_ORDERS,
    cursor,
  });
  return success({ orders, nextCursor, firstName: row.firstName || row.companyName });
}

/** One of her orders as she reads it; somebody else's is not found. */
export async function openBuyerOrder(
  context: Context,
  { orderNumber, ...opening }: Opening & { orderNumber: number },
) {
  const { accountId } = opening;
  const row = await records.findBuyer(context.write, accountId, context.now());
  if (!row) return failure('not-found');
  const order = await getPurchase(context, { number: orderNumber, tokens: [], accountId });
  if (!order.ok) return order;
  await noteOpening(context, { ...opening, orderNumber });
  return success({ firstName: row.firstName || row.companyName, order: order.value });
}

function noteOpening(
  { write, now }: Context,
  { accountId, operatorId, orderNumber }: Opening & { orderNumber?: number },
) {
  return inTransaction(write, (db) =>
    recordAudit(db, [
      {
        at: now(),
        actor: { kind: 'operator', accountId: operatorId },
        sellerId: null,
        action: 'account.opened',
        subject: `account:${accountId}`,
        ...(orderNumber && { after: { orderNumber } }),
      },
    ]),
  );
}
