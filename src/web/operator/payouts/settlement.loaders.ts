import { BANKS } from '../../../domain/banks.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { idOfPath } from '../../panel/asked.ts';
import { lastMonths } from '../../panel/last-months.ts';
import { cursorOf, cursorQuery, dayOf, moneyFrame } from './money-frame.ts';

export async function operatorSettlementsLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Liquidaciones');
  const [waiting, schedule, runs] = await Promise.all([
    page.read('listWaitingBalances', cursorQuery(page)),
    page.read('getSettlementSchedule', {}),
    page.read('listSettlementRuns', {}),
  ]);
  return {
    ...frame,
    ...valueOrPageError(waiting),
    schedule: valueOrPageError(schedule),
    runs: valueOrPageError(runs).runs.slice(0, 5).map(shownRun),
    isFirstPage: cursorOf(page) === undefined,
  };
}

export async function operatorRunsLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Historia de liquidaciones');
  const { runs, nextCursor } = valueOrPageError(await page.read('listSettlementRuns', cursorQuery(page)));
  return { ...frame, runs: runs.map(shownRun), nextCursor, isFirstPage: cursorOf(page) === undefined };
}

export async function operatorSettlementLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Liquidación');
  const input = { id: idOfPath(page.params.id), ...cursorQuery(page) };
  const { settlement, ...rest } = valueOrPageError(await page.read('getSettlement', input));
  return {
    ...frame,
    settlement: shownSettlement(settlement),
    ...rest,
    isFirstPage: cursorOf(page) === undefined,
  };
}

export async function operatorSellerMoneyLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Dinero de un vendedor');
  const params = { sellerId: idOfPath(page.params.id) };
  const [money, settlements, fees, account] = await Promise.all([
    page.read('getSellerMoney', params),
    page.read('listSellerSettlements', { ...params, ...cursorQuery(page) }),
    page.read('getSellerFees', params),
    // Whole account numbers are for those who pay to them.
    frame.mayMove ? page.read('getBankAccount', params) : null,
  ]);
  const list = valueOrPageError(settlements);
  const { basePercent, fees: rules } = valueOrPageError(fees);
  return {
    ...frame,
    ...params,
    money: valueOrPageError(money),
    account: account?.ok ? shownAccount(account.value) : null,
    banks: BANKS.map(({ code, name }) => ({ code, name })),
    settlements: list.settlements.map(shownSettlement),
    nextCursor: list.nextCursor,
    basePercent,
    fees: rules.map(({ createdAt: _createdAt, ...fee }) => fee),
    isFirstPage: cursorOf(page) === undefined,
  };
}

/** As the shop sees them, for an operator who is asked about one. */
export async function operatorSellerMovementsLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Movimientos de un vendedor');
  const sellerId = idOfPath(page.params.id);
  const cursor = page.url.searchParams.get('cursor') ?? undefined;
  const [money, movements] = await Promise.all([
    page.read('getSellerMoney', { sellerId }),
    page.read('listSellerMovements', { sellerId, ...(cursor && { cursor }) }),
  ]);
  return {
    ...frame,
    sellerId,
    sellerName: valueOrPageError(money).sellerName,
    ...valueOrPageError(movements),
    isFirstPage: cursor === undefined,
    months: lastMonths(frame.today),
  };
}

function shownAccount<Account extends { changedAt: Date }>({ changedAt: _changedAt, ...account }: Account) {
  return account;
}

function shownSettlement<Row extends { createdAt: Date; paidAt: Date | null }>({
  createdAt,
  paidAt,
  ...row
}: Row) {
  return { ...row, createdOn: dayOf(createdAt) ?? '', paidOn: dayOf(paidAt) };
}

interface Run {
  id: number;
  key: string;
  startedAt: Date;
  finishedAt: Date | null;
  settlements: number;
  amount: number;
}

function shownRun({ key, startedAt, finishedAt, ...run }: Run) {
  return {
    ...run,
    isByHand: key.startsWith('operator:'),
    startedAt: startedAt.getTime(),
    isDone: finishedAt !== null,
  };
}
