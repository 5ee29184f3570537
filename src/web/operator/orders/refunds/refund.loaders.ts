import { DIFFERENCE_KINDS } from '../../../../domain/reconciliation.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { askedText } from '../../../panel/asked.ts';
import { cursorOf, cursorQuery, moneyFrame } from '../../payouts/money-frame.ts';

export async function operatorRefundsLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Reembolsos por hacer');
  const { refunds, nextCursor } = valueOrPageError(await page.read('listDueRefunds', cursorQuery(page)));
  const ids = refunds.map(({ id }) => id).join(',');
  const accounts = ids ? valueOrPageError(await page.read('listRefundAccounts', { ids })) : {};
  const sent = ids ? valueOrPageError(await page.read('listSentRefunds', { ids })) : {};
  const shown = refunds.map((refund) => ({
    ...{ ...refund, from: accounts[refund.id] ?? null, sent: sent[refund.id] ?? null },
  }));
  const { next, files } = valueOrPageError(await page.read('getRefundFiles', {}));
  return {
    ...{ ...frame, refunds: shown, nextCursor, next, now: Date.now() },
    files: files.map((file) => ({ ...file, createdAt: file.createdAt.getTime() })),
    isFirstPage: cursorOf(page) === undefined,
  };
}

const LISTS = ['por-revisar', 'abiertas', 'resueltas'] as const;

export async function operatorReconciliationLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Conciliación');
  const list = LISTS.find((one) => one === page.url.searchParams.get('estado')) ?? 'por-revisar';
  const kind = DIFFERENCE_KINDS.find((one) => one === page.url.searchParams.get('causa'));
  const [differences, groups, runs] = await Promise.all([
    page.read('listDifferences', { ...cursorQuery(page), state: list, ...(kind && { kind }) }),
    list === 'resueltas' ? null : page.read('groupDifferences', { state: list }),
    page.read('listReconciliations', { limit: 8 }),
  ]);
  const found = valueOrPageError(differences);
  return {
    ...frame,
    list,
    kind: kind ?? null,
    groups: groups ? valueOrPageError(groups) : [],
    differences: found.differences,
    nextCursor: found.nextCursor,
    runs: valueOrPageError(runs).runs,
    now: Date.now(),
    isFirstPage: cursorOf(page) === undefined,
  };
}

export async function operatorCashLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Contraentrega en camino');
  const carrier = askedText(page.url.searchParams.get('transportadora'), 80) || undefined;
  const isOverdue = page.url.searchParams.get('vencidos') === 'si';
  const query = {
    ...cursorQuery(page),
    ...(carrier && { carrier }),
    overdueOnly: isOverdue,
  };
  const [balances, collections] = await Promise.all([
    page.read('listCarrierBalances', {}),
    page.read('listCashInTransit', query),
  ]);
  const found = valueOrPageError(collections);
  return {
    ...frame,
    balances: valueOrPageError(balances),
    collections: found.collections,
    nextCursor: found.nextCursor,
    carrier: carrier ?? null,
    isOverdue,
    isFirstPage: cursorOf(page) === undefined,
  };
}
