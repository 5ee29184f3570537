import {
  type FulfilmentRules,
  mergeFulfilmentRules,
  overdueLimits,
  packageDeadline,
  STAGES_WITH_DEADLINE,
  type StageWithDeadline,
} from '../../../../domain/fulfilment-rules.ts';
import { isCashDue, packageActions } from '../../../../domain/package-action.ts';
import type { ListedSellerOrder, SellerOrderCount } from '../../../../wire/orders/seller-order-entities.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { readSetting } from '../../settings/setting.service.ts';
import { ORDER_TABS, type OrderListFilter, type OrderTab } from './order-tab.ts';
import { searchWords } from './search-words.ts';
import { countPackages, type ListedPackageRow, listPackages } from './seller-order-list.repository.ts';

const PAGE_SIZE = 25;
/** Counted no further: nobody tells 1,000 from 1,001 in a tab. */
const MAXIMUM_COUNT = 1_000;

export interface OrderListQuery {
  tab?: OrderTab | undefined;
  sort?: 'deadline' | 'newest' | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface OrderListPage {
  orders: ListedSellerOrder[];
  nextCursor: string | null;
}

/** One page of a shop's packages: what has to be done by its deadline, everything else with the newest first. */
export async function listSellerOrders(
  context: Pick<Context, 'write' | 'now'>,
  sellerId: number,
  asked: OrderListQuery,
): Promise<OrderListPage> {
  const { tab = 'all', search = '', limit = PAGE_SIZE } = asked;
  const sort = stageOf(tab) && asked.sort !== 'newest' ? 'deadline' : 'newest';
  const words = searchWords(sellerId, search);
  const after = asked.cursor ? readCursor(asked.cursor, sort) : null;
  const filter: OrderListFilter = { sellerId, tab, sort, words, after, limit: limit + 1 };
  const [rules, rows] = [await getFulfilmentRules(context.write), await listPackages(context.write, filter)];
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    orders: shown.map((row) => listedOrder(row, rules, context.now())),
    nextCursor: last ? writeCursor(last, sort) : null,
  };
}

/** How much stands in each tab, and how much of it is overdue. */
export async function countSellerOrders(
  { write, now }: Pick<Context, 'write' | 'now'>,
  sellerId: number,
): Promise<SellerOrderCount[]> {
  const overdue = overdueLimits(now(), await getFulfilmentRules(write));
  const everything = ORDER_TABS.map((tab) => {
    return { sellerId, tab, sort: 'newest', words: null, after: null, limit: MAXIMUM_COUNT } as const;
  });
  const timed = everything
    .filter(({ tab }) => stageOf(tab) !== null)
    .map((filter) => ({ ...filter, overdue }));
  const counts = await countPackages(write, [...everything, ...timed]);
  return ORDER_TABS.map((tab, index) => {
    const place = timed.findIndex((filter) => filter.tab === tab);
    const overdue = place === -1 ? 0 : (counts[ORDER_TABS.length + place] ?? 0);
    return { tab, count: counts[index] ?? 0, overdue };
  });
}

export async function getFulfilmentRules(db: Database): Promise<FulfilmentRules> {
  return mergeFulfilmentRules(await readSetting(db, 'fulfilment-rules'));
}

interface Timed {
  stage: string;
  receivedAt: Date;
  acceptedAt: Date | null;
  dispatchBy: string | null;
}

/** ISO 8601; null for what nobody waits for. */
export function deadlineOf(
  { stage, receivedAt, acceptedAt, dispatchBy }: Timed,
  rules: FulfilmentRules,
  now: Date,
) {
  const deadline = packageDeadline({ stage, from: acceptedAt ?? receivedAt, dispatchBy }, rules);
  return { deadline: deadline?.toISOString() ?? null, isOverdue: deadline !== null && deadline < now };
}

function stageOf(tab: string): StageWithDeadline | null {
  return STAGES_WITH_DEADLINE.find((stage) => stage === tab) ?? null;
}

function listedOrder(row: ListedPackageRow, rules: FulfilmentRules, now: Date): ListedSellerOrder {
  const { stage, receivedAt, acceptedAt, dispatchBy, ...rest } = row;
  const { placedAt, moneyState, shippingRate, shippingRefunded, ...shown } = rest;
  const shipping = row.goodsAmount > 0 ? shippingRate - shippingRefunded : 0;
  return {
    ...shown,
    ...deadlineOf({ stage, receivedAt, acceptedAt, dispatchBy }, rules, now),
    placedAt: placedAt.toISOString(),
    cashDue: isCashDue({ ...row, moneyState }) ? row.goodsAmount + shipping : 0,
    actions: packageActions(row),
  };
}

/** 'milliseconds-number-day' by deadline, the day empty where there is none; else the number. */
function writeCursor(row: ListedPackageRow, sort: OrderListFilter['sort']): string {
  const from = row.acceptedAt ?? row.receivedAt;
  const day = row.dispatchBy?.replaceAll('-', '') ?? '';
  return sort === 'deadline' ? `${from.getTime()}-${row.orderNumber}-${day}` : String(row.orderNumber);
}

/** A cursor of the other order begins anew: the list has just been sorted differently. */
function readCursor(cursor: string, sort: OrderListFilter['sort']): OrderListFilter['after'] {
  const [first = '', second, day = ''] = cursor.split('-');
  if ((second !== undefined) !== (sort === 'deadline')) return null;
  if (second === undefined) return { from: null, dispatchBy: null, orderNumber: Number(first) };
  const dispatchBy = day ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : null;
  return { from: new Date(Number(first)), dispatchBy, orderNumber: Number(second) };
}
