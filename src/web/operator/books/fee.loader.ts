import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { wholeNumber } from '../../panel/asked.ts';
import { cursorOf, cursorQuery, moneyFrame } from '../payouts/money-frame.ts';

export async function operatorFeesLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Comisiones');
  const sellerId = wholeNumber(page.url.searchParams.get('vendedor')) ?? null;
  const isHistory = page.url.searchParams.get('historia') === 'si';
  const query = {
    ...cursorQuery(page),
    ...(sellerId !== null && { sellerId }),
    isHistory,
  };
  const { fees, nextCursor } = valueOrPageError(await page.read('listFees', query));
  return {
    ...frame,
    mayEdit: frame.panel.permissions.includes('edit-fees'),
    sellerId,
    isHistory,
    fees: fees.map(({ createdAt, ...fee }) => ({ ...fee, createdAt: createdAt.getTime() })),
    nextCursor,
    now: Date.now(),
    isFirstPage: cursorOf(page) === undefined,
  };
}
