import {
  type FulfilmentRules,
  type OverdueLimits,
  overdueLimits,
  packageDeadline,
} from '../../../../domain/fulfilment-rules.ts';
import type { OrderStage, PaymentMethodWord } from '../../../../domain/operator-order-filter.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import type { PaymentState } from '../../../../domain/payment-state.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { getFulfilmentRules } from '../seller-view/seller-order-list.service.ts';
import { findUnindexedOrders } from '../words/order-words.repository.ts';
import {
  countLate,
  findShopsCalled,
  listOrders,
  type OrderFilter,
} from './operator-order-list.repository.ts';
import type { ListedOrderRow } from './order-page.repository.ts';
import { orderSearch } from './order-search.ts';

const PAGE_SIZE = 25;
const DAY_MILLIS = 24 * 60 * 60 * 1000;

export interface OrderListQuery {
  search?: string | undefined;
  stage?: OrderStage | undefined;
  method?: PaymentMethodWord | undefined;
  paymentState?: PaymentState | undefined;
  sellerId?: number | undefined;
  /** Days of Bogotá, the last one included. */
  from?: string | undefined;
  until?: string | undefined;
  late?: true | undefined;
  disputed?: true | undefined;
  cursor?: number | undefined;
}

/** One page of all shops' orders, the newest first. */
export async function listOperatorOrders(
  { write, now }: Pick<Context, 'write' | 'now'>,
  asked: OrderListQuery,
) {
  const rules = await getFulfilmentRules(write);
  const rows = await listOrders(write, await filterOf(write, asked, overdueLimits(now(), rules)));
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    orders: rows.slice(0, PAGE_SIZE).map((row) => listed(row, now(), rules)),
    nextCursor: last?.number ?? null,
  };
}

/** Orders with a package that its shop should have moved already; counted no further than `maximum`. */
export async function countLateOrders(
  { write, now }: Pick<Context, 'write' | 'now'>,
  maximum: number,
): Promise<number> {
  return countLate(write, overdueLimits(now(), await getFulfilmentRules(write)), maximum);
}

async function filterOf(db: Database, asked: OrderListQuery, late: OverdueLimits): Promise<OrderFilter> {
  const search = orderSearch(asked.search ?? '');
  return {
    search: search && {
      ...search,
      sellerIds: await findShopsCalled(db, search.words),
      unindexed: await findUnindexedOrders(db, search.query),
    },
    stage: asked.stage ?? null,
    paymentMethodId: asked.method ? (asked.method === 'cash' ? CASH_ON_DELIVERY : 1) : null,
    paymentState: asked.paymentState ?? null,
    sellerId: asked.sellerId ?? null,
    from: asked.from ? startOfDay(asked.from) : null,
    until: asked.until ? new Date(startOfDay(asked.until).getTime() + DAY_MILLIS) : null,
    late: asked.late ? late : null,
    disputed: asked.disputed ?? false,
    after: asked.cursor ?? null,
    limit: PAGE_SIZE + 1,
  };
}

function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}

function listed({ packages, placedAt, ...row }: ListedOrderRow, now: Date, rules: FulfilmentRules) {
  return {
    ...row,
    placedAt: placedAt.toISOString(),
    packages: packages.map(({ stage, from, dispatchBy, ...one }) => ({
      ...one,
      isLate: isLate({ stage, from, dispatchBy }, now, rules),
    })),
  };
}

/** `from`: since when the package is in its stage. */
export function isLate(
  { stage, from, dispatchBy }: { stage: string; from: string | null; dispatchBy: string | null },
  now: Date,
  rules: FulfilmentRules,
): boolean {
  const deadline = from === null ? null : packageDeadline({ stage, from: new Date(from), dispatchBy }, rules);
  return deadline !== null && deadline < now;
}
