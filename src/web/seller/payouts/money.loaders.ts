import { BANKS } from '../../../domain/banks.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { idOfPath, wholeNumber } from '../../panel/asked.ts';
import { lastMonths } from '../../panel/last-months.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerMoneyLoader(page: PageRequest) {
  const frame = await frameOf(page, 'Pagos');
  const cursor = page.url.searchParams.get('cursor') ?? undefined;
  const [money, movements, account, fees] = await Promise.all([
    page.read('getOwnMoney', {}),
    page.read('listOwnMovements', { ...(cursor && { cursor }) }),
    page.read('findOwnBankAccount', {}),
    page.read('getOwnFees', {}),
  ]);
  const found = valueOrPageError(account);
  return {
    ...frame,
    money: valueOrPageError(money),
    account: found && { bankName: found.bankName, maskedAccount: found.maskedAccount },
    ...valueOrPageError(movements),
    fees: valueOrPageError(fees),
    isFirstPage: cursor === undefined,
  };
}

export async function sellerMovementLoader(page: PageRequest) {
  const frame = await frameOf(page, 'Movimiento');
  const id = idOfPath(page.params.id);
  return { ...frame, movement: valueOrPageError(await page.read('explainOwnMovement', { id })) };
}

export async function sellerSettlementsLoader(page: PageRequest) {
  const frame = await frameOf(page, 'Liquidaciones');
  const cursor = cursorOf(page);
  const { settlements, nextCursor } = valueOrPageError(
    await page.read('listOwnSettlements', { ...(cursor && { cursor }) }),
  );
  return { ...frame, settlements: settlements.map(shown), nextCursor, isFirstPage: !cursor };
}

export async function sellerSettlementLoader(page: PageRequest) {
  const frame = await frameOf(page, 'Liquidación');
  const cursor = cursorOf(page);
  const input = { id: idOfPath(page.params.id), ...(cursor && { cursor }) };
  const { settlement, ...rest } = valueOrPageError(await page.read('getOwnSettlement', input));
  return { ...frame, settlement: shown(settlement), ...rest, isFirstPage: !cursor };
}

export async function sellerStatementsLoader(page: PageRequest) {
  const frame = await frameOf(page, 'Extractos');
  return { ...frame, months: lastMonths(bogotaDay(Date.now())) };
}

export async function sellerBankAccountLoader(page: PageRequest) {
  const frame = await frameOf(page, 'Cuenta bancaria');
  const account = valueOrPageError(await page.read('findOwnBankAccount', {}));
  return {
    ...frame,
    account: account && { ...account, changedAt: account.changedAt.toISOString() },
    banks: BANKS.map(({ code, name }) => ({ code, name })),
  };
}

async function frameOf(page: PageRequest, title: string) {
  const panel = await requireSeller(page, 'see-money');
  return {
    meta: {
      title: `${title} | ${panel.shopName}`,
      description: 'El dinero de tu tienda, movimiento por movimiento.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
  };
}

function cursorOf({ url }: PageRequest): number | undefined {
  return wholeNumber(url.searchParams.get('cursor'));
}

function shown<Row extends { createdAt: Date; paidAt: Date | null }>({ createdAt, paidAt, ...row }: Row) {
  return {
    ...row,
    createdOn: bogotaDay(createdAt.getTime()),
    paidOn: paidAt && bogotaDay(paidAt.getTime()),
  };
}
