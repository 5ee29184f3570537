import type { Context } from '../context.ts';
import { queryOne, sql } from '../db/sql.ts';
import { markRefundPaid } from '../modules/orders/refunds/refund-payment.service.ts';
import { type BuyerMove, moveOwnCase } from '../modules/rights/buyer-case.service.ts';
import { getCaseRow } from '../modules/rights/case.repository.ts';
import { runCaseClocks } from '../modules/rights/case-clock.jobs.ts';
import type { CaseRow } from '../modules/rights/case-row.ts';
import { openCase } from '../modules/rights/open-case.service.ts';
import { moveShopCase, type ShopMove } from '../modules/rights/shop-case.service.ts';
import type { DemoShop } from './demo-delivery.ts';
import {
  type DemoCase,
  type DemoCaseMove,
  type DemoEvent,
  type DemoHistory,
  type DemoWorld,
  demoValue,
  momentOf,
} from './demo-history-file.ts';

interface CaseWorld {
  world: DemoWorld;
  shops: readonly DemoShop[];
  operator: number;
  start: Date;
}

/** What people asked by their rights, so that no desk is empty: each step by the service that does it otherwise. */
export function caseEvents(
  at: (moment: Date) => Context,
  { cases }: DemoHistory,
  world: CaseWorld,
): DemoEvent[] {
  return cases.flatMap((asked, index) => {
    // Known to the moves because they come after the opening.
    let opened: CaseRow | null = null;
    const opening = {
      at: momentOf(asked, world.start),
      run: async (moment: Date) => {
        opened = await openInDemo(at(moment), asked, { ...world, key: `demo-case-${index}` });
      },
    };
    const moves = asked.moves.map((move) => ({
      at: momentOf(move, world.start),
      run: async (moment: Date) => {
        if (opened) await moveInDemo(at(moment), await getCaseRow(at(moment).write, opened.id), move, world);
      },
    }));
    return [opening, ...moves];
  });
}

async function openInDemo(
  context: Context,
  { buyer, kind, story, productId, sellerId, wanted }: DemoCase,
  { world, key }: CaseWorld & { key: string },
): Promise<CaseRow> {
  const accountId = world.accountIds.get(world.people[buyer]?.email ?? '');
  if (accountId === undefined) throw new Error(`The demo's ${buyer} has no account`);
  const bought = productId === undefined ? null : await lastBought(context, accountId, productId);
  const form = {
    ...{ kind, story, name: '', email: '', documentNumber: '' },
    lines: bought ? [{ line: bought.line, quantity: 1 }] : [],
    ...(bought && { orderNumber: bought.orderNumber }),
    ...(sellerId !== undefined && { sellerId }),
    ...(wanted && { wanted }),
  };
  const opener = { accountId, tokens: [], address: '127.0.0.1', key };
  return demoValue(await openCase(context, form, opener), `open a case of ${buyer}`);
}

/** The line of her last order of a product. */
async function lastBought({ write, now }: Context, accountId: number, productId: number) {
  const bought = await queryOne<{ orderNumber: number; line: number }>(
    write,
    sql`select line.order_number, line.line from order_line line join orders on orders.number = line.order_number
        where orders.account_id = ${accountId} and line.product_id = ${productId} and orders.created_at < ${now()}
        order by orders.number desc limit 1`,
  );
  if (!bought) throw new Error(`The demo's account ${accountId} has not bought ${productId}`);
  return bought;
}

async function moveInDemo(
  context: Context,
  row: CaseRow,
  { by, action, text = '' }: DemoCaseMove,
  { shops, operator }: CaseWorld,
): Promise<void> {
  const what = `${action ?? by} in a case of ${row.personName}`;
  if (by === 'clock') await runCaseClocks(context);
  if (by === 'bank') {
    const report = { refundId: row.refundId ?? 0, paidBy: 'bank', reference: `DEV-${row.sequence}` } as const;
    demoValue(await markRefundPaid(context, { ...report, actor: operator }), what);
  }
  if (by === 'buyer') {
    const parcel = {
      carrier: 'Servientrega',
      tracking: `9${row.sequence}04417`,
      way: 'own',
      grams: null,
    } as const;
    const move = { ...parcel, action: action as BuyerMove['action'], text };
    demoValue(await moveOwnCase(context, row, { move, accountId: row.accountId }), what);
  }
  if (by === 'shop') {
    const accountId = shops.find(({ sellerId }) => sellerId === row.sellerId)?.owner ?? 0;
    const move = { action: action as ShopMove['action'], text, restock: action === 'accept-inspection' };
    demoValue(await moveShopCase(context, row, { move, accountId }), what);
  }
}
