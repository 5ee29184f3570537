import type { LedgerAccount } from '../../../domain/ledger/accounts.ts';
import { ACCOUNT_WIRE_NAMES } from '../../../wire/books/ledger-entities.ts';
import { PageError, type PageRequest, valueOrPageError } from '../../app/page.ts';
import { idOfPath } from '../../panel/asked.ts';
import { cursorOf, cursorQuery, moneyFrame } from '../payouts/money-frame.ts';

export async function operatorLedgerLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Libros');
  return { ...frame, balances: valueOrPageError(await page.read('listLedgerBalances', {})) };
}

const ACCOUNTS = Object.entries(ACCOUNT_WIRE_NAMES) as [LedgerAccount, string][];

export async function operatorLedgerAccountLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Movimientos de una cuenta');
  const account = ACCOUNTS.find(([, name]) => name === page.params.account)?.[0];
  // 0 is the platform itself.
  const owner = page.params.owner === '0' ? 0 : idOfPath(page.params.owner);
  if (!account) throw new PageError(404);
  const query = { ...cursorQuery(page), limit: 50 };
  const [list, balances] = await Promise.all([
    page.read('listLedgerEntries', { account, owner, ...query }),
    page.read('listLedgerBalances', {}),
  ]);
  const { balance, entries, nextCursor } = valueOrPageError(list);
  const names = valueOrPageError(balances).map((one) => [one.account, one.name] as const);
  return {
    ...frame,
    account,
    owner,
    names: Object.fromEntries(names) as Record<LedgerAccount, string>,
    balance,
    entries: entries.map(({ postedAt: _postedAt, ...entry }) => entry),
    nextCursor,
    isFirstPage: cursorOf(page) === undefined,
  };
}

export async function operatorEntryLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Movimiento');
  const params = { id: idOfPath(page.params.id) };
  return { ...frame, entry: valueOrPageError(await page.read('explainLedgerEntry', params)) };
}

export async function operatorOrderEntriesLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Movimientos de un pedido');
  const params = { orderNumber: idOfPath(page.params.number) };
  return { ...frame, order: valueOrPageError(await page.read('explainLedgerOrder', params)) };
}
