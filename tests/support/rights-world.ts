import { expect } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { listRefundProblems } from '../../src/server/modules/orders/refunds/refund-check.service.ts';
import { settleSeller } from '../../src/server/modules/payouts/settlements/settle-seller.service.ts';
import { findAnyCase } from '../../src/server/modules/rights/case-access.service.ts';
import { runCaseClocks } from '../../src/server/modules/rights/case-clock.jobs.ts';
import type { CaseForm } from '../../src/server/modules/rights/case-form.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
import { openCase } from '../../src/server/modules/rights/open-case.service.ts';
import { buildSale, openBooks, type Sale, type SalePackage } from './sale-factories.ts';
import { logIn } from './session-factories.ts';

/** The desk on a database of its own, with a buyer, two operators and a clock that tests move. */
export async function openDesk() {
  let now = new Date('2026-11-20T15:00:00Z');
  const books = await openBooks(() => now);
  const buyer = await logIn(books.db, { isEmailVerified: true });
  const operators = [
    await logIn(books.db, { roles: ['operator'] }),
    await logIn(books.db, { roles: ['operator'] }),
  ] as const;
  return {
    ...books,
    buyer,
    operators,
    setDay: (day: string) => {
      now = new Date(`${day}T15:00:00Z`);
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

const LINES = [{ unitPrice: 30_000, quantity: 3, fee: 9_000 }];

/** A sale of the buyer: three units of one product at 30.000, freight 8.000, delivered on 19 November unless said. */
export async function sell(
  { db, buyer }: Desk,
  parts: Partial<SalePackage> & { paidTo?: 'online' | 'carrier' | 'seller' } = {},
): Promise<Sale> {
  const { paidTo = 'online', ...given } = parts;
  const delivered = { statusId: 3, deliveredAt: new Date('2026-11-19T15:00:00Z') };
  const sale = await buildSale(db, [{ shippingRate: 8_000, lines: LINES, ...delivered, ...given }], paidTo);
  await execute(db, sql`update orders set account_id = ${buyer.id} where number = ${sale.number}`);
  return sale;
}

/** Waits at its shop, so that it may still be cancelled. */
export const UNSENT = { statusId: 20, deliveredAt: undefined } as unknown as Partial<SalePackage>;

let keys = 0;

export function caseForm(kind: CaseForm['kind'], sale: Sale | null, parts: Partial<CaseForm> = {}): CaseForm {
  return {
    kind,
    lines: sale ? [{ line: 1, quantity: 1 }] : [],
    story: 'Se dañó al segundo día de usarlo.',
    name: '',
    email: '',
    documentNumber: '',
    ...(sale && { orderNumber: sale.number }),
    ...parts,
  };
}

export function submit({ context, buyer }: Desk, form: CaseForm, key = `key-${++keys}`) {
  return openCase(context, form, { accountId: buyer.id, tokens: [], address: '10.0.0.1', key });
}

export async function opened(desk: Desk, form: CaseForm): Promise<CaseRow> {
  const result = await submit(desk, form);
  if (!result.ok) throw new Error(`${result.reason} ${JSON.stringify(result.fields)}`);
  return result.value;
}

/** The case as it is now. */
export async function again({ context }: Desk, { year, sequence }: CaseRow): Promise<CaseRow> {
  const found = await findAnyCase(context, `PZ-${year}-${String(sequence).padStart(6, '0')}`);
  if (!found.ok) throw new Error('The case is gone');
  return found.value;
}

/** The clock of a morning. */
export async function strike(desk: Desk, day: string) {
  desk.setDay(day);
  const done = await runCaseClocks(desk.context);
  expect(done.failed).toBe(0);
  return done;
}

export async function expectBalanced({ db }: Desk): Promise<void> {
  expect(await checkLedger({ write: db })).toEqual([]);
  const problems = await listRefundProblems(db);
  expect(problems.filter(({ cause }) => cause === 'unexplained')).toEqual([]);
}

export function refundsOf({ db }: Desk, { number }: Sale) {
  return query<{ cause: string; goods: number; shipping: number; state: string }>(
    db,
    sql`select cause, goods_amount as goods, shipping_amount as shipping, state from refund
        where order_number = ${number} order by id`,
  );
}

export async function onHand({ db }: Desk, { productIds }: Sale): Promise<number> {
  const [row] = await query<{ onHand: number }>(
    db,
    sql`select on_hand from stock where product_id = ${productIds[0]}`,
  );
  return row?.onHand ?? 0;
}

/** Templates with whom they go to, the oldest first. */
export async function mailsOf({ db }: Desk, { id }: CaseRow): Promise<string[]> {
  const rows = await query<{ mail: string }>(
    db,
    sql`select template || coalesce(' ' || (data->>'to') || ' ' || (data->>'news'), '') as mail from outbox_message
        where (data->>'caseId')::bigint = ${id} order by id`,
  );
  return rows.map(({ mail }) => mail);
}

/** A settlement run of its own; the shop gets an account to be paid to. */
export async function settle(desk: Desk, sellerId: number) {
  await execute(
    desk.db,
    sql`insert into seller_bank_account (seller_id, bank_code, bank_name, account_kind, account_number, holder_name,
          holder_document_type, holder_document, changed_at)
        values (${sellerId}, '1007', 'Bancolombia', 'ahorros', '03112345678', 'Tienda', 'NIT', '9001234568', now())
        on conflict do nothing`,
  );
  const run = await queryOne<{ id: number }>(
    desk.db,
    sql`insert into settlement_run (run_key, started_at) values (gen_random_uuid()::text, now()) returning id`,
  );
  return settleSeller(desk.context, { runId: run?.id ?? 0, sellerId, minimum: 0 });
}
