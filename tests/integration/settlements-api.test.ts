import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, execute, query, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildMoneyWorld, earn, type SettlementWorld, sell } from '../support/settlement-world.ts';

let shop: Shop;
let app: FastifyInstance;
let db: Database;
let operator: LoggedIn;
let world: SettlementWorld;
beforeAll(async () => {
  shop = await openShop();
  ({ app, db } = shop);
  operator = await logIn(db, { roles: ['operator'] });
  world = await buildMoneyWorld(shop, operator.id);
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim = {}) {
  const reply = await sendAim(app, name, aim, operator.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}

const account = {
  bankCode: '1051',
  accountKind: 'corriente',
  accountNumber: '00470 123-456',
  holderName: 'Finca  El Jardín S.A.S.',
  holderDocumentType: 'NIT',
  holderDocument: '900.123.456-8',
};

function saveAccount(sellerId: number, changes = {}) {
  return call('saveBankAccount', { params: { sellerId }, json: { ...account, ...changes } });
}

test('an operator pays a seller from the bank account to the confirmed payout', async () => {
  const sellerId = await buildSeller(db);
  const order = await earn(world, { sellerId, prices: [100_000, 20_000] });
  expect((await read(app, 'listWaitingBalances', {}, operator)).balances).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sellerId, balance: 108_000, reason: 'no-bank-account' }),
    ]),
  );
  expect(await saveAccount(sellerId)).toMatchObject({
    status: 200,
    body: { bankName: 'Davivienda', accountNumber: '00470123456', holderDocument: '9001234568' },
  });
  const today = { headers: { 'idempotency-key': 'hoy' } };
  const run = await call('startSettlementRun', today);
  expect(run).toMatchObject({ status: 200, body: { settlements: 1, amount: 108_000 } });
  expect(await call('startSettlementRun', today)).toEqual(run);

  const file = await call('createPayoutFile');
  expect(Buffer.from(file.body.content, 'base64').toString()).toContain(
    'NIT;900123456;FINCA EL JARDIN S.A.S.;DAVIVIENDA;1051;CORRIENTE;00470123456;108000;GIRO',
  );
  const [created] = (await read(app, 'listPayoutFiles', {}, operator)).files;
  expect(created).toMatchObject({ payoutCount: 1, total: 108_000 });
  expect(await call('downloadPayoutFile', { params: { id: created?.id ?? 0 } })).toEqual(file);

  const sent = await read(app, 'listPayouts', { state: 'sent' }, operator);
  const [payout] = sent.payouts;
  expect(payout).toMatchObject({ sellerId, amount: 108_000, maskedAccount: '••••3456' });
  expect(JSON.stringify(sent)).not.toContain('00470123456');
  const params = { payoutId: payout?.id ?? 0 };
  expect(await call('markPayoutPaid', { params, json: { bankReference: 'ACH-1' } })).toMatchObject({
    status: 200,
    body: { payout: { state: 'paid', bankReference: 'ACH-1' }, already: false },
  });
  expect(await call('markPayoutFailed', { params, json: { reason: 'Cuenta cerrada' } })).toMatchObject({
    status: 409,
    body: { code: 'payout-state' },
  });
  expect(await read(app, 'getSellerMoney', { sellerId }, operator)).toMatchObject({
    pending: 0,
    held: 0,
    available: 0,
    inPayout: 0,
    paid: 108_000,
    debt: 0,
  });

  const [settlement] = (await read(app, 'listSellerSettlements', { sellerId }, operator)).settlements;
  expect(settlement).toMatchObject({ amount: 108_000, payoutState: 'paid', maskedAccount: '••••3456' });
  const detail = await read(app, 'getSettlement', { id: settlement?.id ?? 0 }, operator);
  expect(detail.movements[0]).toMatchObject({
    orderNumber: order,
    availableChange: 108_000,
    lines: [
      { saleAmount: 100_000, fee: 10_000, net: 90_000 },
      { saleAmount: 20_000, fee: 2_000, net: 18_000 },
    ],
  });

  const { movements } = await read(app, 'listSellerMovements', { sellerId }, operator);
  expect(movements.map(({ text }) => text)).toEqual([
    `Giro ${payout?.id} a tu cuenta bancaria (liquidación ${settlement?.id}).`,
    `El dinero del pedido ${order} pasó a disponible: se entregó y terminó el plazo de retracto.`,
    `Venta del pedido ${order}: Camiseta. Precio $ 20.000 menos comisión del 10 % ($ 2.000).`,
    `Venta del pedido ${order}: Camiseta. Precio $ 100.000 menos comisión del 10 % ($ 10.000).`,
  ]);
});

test("the bank's report is uploaded as a file", async () => {
  const report = new File(['REFERENCIA;ESTADO\nGIRO999;PAGADO\n'], 'banco.csv', { type: 'text/csv' });
  expect((await call('applyPayoutReport', { form: { file: report } })).body).toEqual([
    { row: 2, id: 999, result: 'refused', problem: 'Falta la referencia del banco.' },
  ]);
  expect(await call('applyPayoutReport', { json: {} })).toMatchObject({
    status: 400,
    body: { code: 'payout-report-unreadable' },
  });
});

test('a changed account warns the seller, the same account again does not', async () => {
  const sellerId = await buildSeller(db);
  await saveAccount(sellerId);
  await saveAccount(sellerId);
  await saveAccount(sellerId, { accountNumber: '99988877766' });
  const mails = await query<{ template: string; recipient: string; data: unknown }>(
    db,
    sql`select template, recipient, data from outbox_message
        where template = 'bank-account-changed' and data ->> 'sellerId' = ${String(sellerId)}`,
  );
  expect(mails).toHaveLength(2);
  const mail = await renderMessage(shop.context, 'bank-account-changed', mails[0]?.data);
  expect(mail.text).toContain('Si no lo pediste, escríbenos de inmediato');
  expect(mail.text).toContain('••••7766');
  expect(mail.text).not.toContain('99988877766');
});

test.each([
  [{ bankCode: '9999' }, 'bankCode'],
  [{ accountNumber: '12-AB' }, 'accountNumber'],
  [{ holderName: '=HYPERLINK("x")' }, 'holderName'],
  [{ holderDocumentType: 'XX' }, 'holderDocumentType'],
  [{ holderDocument: '900123456-9' }, 'holderDocument'],
])('the account %j is refused at its field', async (changes, name) => {
  const sellerId = await buildSeller(db);
  const { status, body } = await saveAccount(sellerId, changes);
  expect({ status, fields: Object.keys(body.campos) }).toEqual({ status: 400, fields: [name] });
  expect((await call('getBankAccount', { params: { sellerId } })).status).toBe(404);
});

test('what the provider paid is recorded once, with its charges and withholdings', async () => {
  const charges = {
    commission: 30_000,
    commissionTax: 5_700,
    withheldIncomeTax: 15_000,
    withheldSalesTax: 2_850,
    withheldCityTax: 4_140,
  };
  const transfer = {
    provider: 'epayco',
    reference: 'T-1',
    gross: 3_000_000_000,
    receivedOn: '2026-11-02',
    ...charges,
  };
  const record = (changes = {}) => call('recordProviderSettlement', { json: { ...transfer, ...changes } });
  const first = await record();
  expect(first).toMatchObject({ status: 200, body: { already: false, settlement: { net: 2_999_942_310 } } });
  expect(await record()).toMatchObject({ status: 200, body: { already: true } });
  expect(await record({ commission: 1 })).toMatchObject({
    status: 409,
    body: { code: 'provider-settlement-differs' },
  });
  expect(await record({ reference: 'T-2', gross: 10 })).toMatchObject({ status: 400 });
  const entries = await query(
    db,
    sql`select debit_account as debit, credit_account as credit, amount from ledger_entry
        join ledger_transaction posted on posted.id = transaction_id
        where provider_settlement_id = ${first.body.settlement.id} order by ledger_entry.id`,
  );
  expect(entries).toEqual([
    { debit: 'bank', credit: 'provider', amount: 2_999_942_310 },
    { debit: 'provider_charges', credit: 'provider', amount: 35_700 },
    { debit: 'withholdings', credit: 'provider', amount: 21_990 },
  ]);
  expect((await read(app, 'listProviderSettlements', {}, operator)).settlements).toHaveLength(1);
});

test('the statement of a month is a file for Excel that runs no formulas', async () => {
  const sellerId = await buildSeller(db);
  const order = await sell(world, { sellerId });
  await execute(db, sql`update order_line set name = '=1+1;"x"' where order_number = ${order}`);
  const month = world.context.now().toISOString().slice(0, 7);
  const statement = await call('getSellerStatement', { params: { sellerId, month } });
  const text = Buffer.from(statement.body.content, 'base64').toString();
  const [header, row, ...others] = text.split('\r\n');
  expect(header).toBe(
    '\uFEFFFECHA;MOVIMIENTO;PEDIDO;LINEA;VENTA;COMISION;RETENIDO;DISPONIBLE;LIQUIDACION;GIRO',
  );
  expect(row).toMatch(/;"Venta del pedido \d+: =1\+1;""x""\. Precio/);
  expect(row).toMatch(/;100000;10000;90000;0;;$/);
  expect(others).toEqual(['']);
  expect((await call('getOwnStatement', { params: { month: '2026-13' } })).status).toBe(400);
  expect(
    (await call('getSellerStatement', { params: { sellerId: 999_999, month }, query: { format: 'pdf' } }))
      .status,
  ).toBe(404);
});

test('an operator decides a split that the provider never proved', async () => {
  const sellerId = await buildSeller(db);
  const confirm = (orderNumber: number, receivers: object[]) =>
    call('confirmSplit', { params: { orderNumber }, json: { receivers } });
  const order = await sell(world, { sellerId, splitState: 'requested' });
  expect(await confirm(order, [{ providerId: '1', total: 5, fee: 0 }])).toMatchObject({
    status: 409,
    body: { code: 'split-differs' },
  });
  expect(await confirm(order, [])).toMatchObject({ body: { result: 'absent' } });
  const split = await sell(world, { sellerId, splitState: 'requested' });
  const receivers = [{ providerId: '900000', total: 100_000, fee: 10_000 }];
  expect(await confirm(split, receivers)).toMatchObject({ body: { result: 'confirmed' } });
  expect(await read(app, 'getSellerMoney', { sellerId }, operator)).toMatchObject({
    held: 90_000,
    paidByProvider: 90_000,
  });
});

test('the schedule is read and changed', async () => {
  const schedule = () => read(app, 'getSettlementSchedule', {}, operator);
  expect(await schedule()).toEqual({ enabled: true, hour: 5, weekdays: [1, 2, 3, 4, 5] });
  const changed = { enabled: true, hour: 15, weekdays: [1, 4] };
  expect((await call('setSettlementSchedule', { json: changed })).body).toEqual(changed);
  expect(await schedule()).toEqual(changed);
  const onSaturdays = await call('setSettlementSchedule', { json: { ...changed, weekdays: [6] } });
  expect(onSaturdays.status).toBe(400);
});

test('pages of movements meet without a gap or a repetition', async () => {
  const sellerId = await buildSeller(db);
  for (let count = 0; count < 40; count++) await earn(world, { sellerId, prices: [1_000] });
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(app, 'listSellerMovements', { sellerId, cursor }, operator);
    seen.push(...page.movements.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(80);
  expect(seen).toEqual([...seen].sort((left, right) => right - left));
  const lost = { params: { sellerId }, query: { cursor: 'x' } };
  expect((await call('listSellerMovements', lost)).status).toBe(400);
});
