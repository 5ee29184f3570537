import type { PayoutState } from '../../../domain/payout-state.ts';
import type { PayoutList } from '../../../wire/payouts/operator-money-paths.ts';
import { PAYOUT_STATE_NAMES } from '../../../wire/payouts/settlement-entities.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { cursorOf, cursorQuery, dayOf, moneyFrame } from './money-frame.ts';

const STATES = Object.entries(PAYOUT_STATE_NAMES) as [PayoutState, PayoutList][];

export async function operatorPayoutsLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Giros');
  const asked = page.url.searchParams.get('estado');
  const query = cursorQuery(page);
  const state = STATES.find(([, name]) => name === asked)?.[0];
  const [pending, list] = await Promise.all([
    page.read('getMoneyOverview', {}),
    asked === 'por-corregir'
      ? page.read('listRefusedPayouts', query)
      : page.read('listPayouts', { ...query, ...(state && { state }) }),
  ]);
  const { payouts, nextCursor } = valueOrPageError(list);
  const current: PayoutList | undefined =
    asked === 'por-corregir' ? asked : STATES.find(([, name]) => name === asked)?.[1];
  const { pendingPayouts, refusedPayouts } = valueOrPageError(pending);
  return {
    ...frame,
    list: current ?? null,
    payouts: payouts.map(shown),
    nextCursor,
    pendingPayouts,
    refusedPayouts,
    isFirstPage: cursorOf(page) === undefined,
  };
}

export async function operatorPayoutFilesLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Archivos de giros');
  const { files, nextCursor } = valueOrPageError(await page.read('listPayoutFiles', cursorQuery(page)));
  return {
    ...frame,
    files: files.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.getTime() })),
    nextCursor,
    isFirstPage: cursorOf(page) === undefined,
  };
}

export async function operatorProviderLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Abonos del proveedor');
  const { settlements, nextCursor } = valueOrPageError(
    await page.read('listProviderSettlements', cursorQuery(page)),
  );
  return {
    ...frame,
    settlements: settlements.map(({ recordedAt, ...one }) => ({ ...one, recordedOn: dayOf(recordedAt) })),
    nextCursor,
    isFirstPage: cursorOf(page) === undefined,
  };
}

function shown<Row extends { createdAt: Date; sentAt: Date | null; paidAt: Date | null }>({
  createdAt,
  sentAt,
  paidAt,
  ...row
}: Row) {
  return { ...row, createdOn: dayOf(createdAt) ?? '', sentOn: dayOf(sentAt), paidOn: dayOf(paidAt) };
}
