import type { MarketLine } from '../../../../wire/buyers/market.ts';
import type { Context } from '../../../context.ts';
import { listTodayLines } from '../../orders/placing/today-lines.service.ts';
import { listBoughtAgain } from './market.repository.ts';

const LISTED = 60;
const MONTHS = 12;

/** What she buys again and again, with today's prices and stock. What can be bought comes first. */
export async function getMarket(
  context: Pick<Context, 'write' | 'now'>,
  accountId: number,
): Promise<MarketLine[]> {
  const since = context.now();
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  const bought = await listBoughtAgain(context.write, { accountId, since, limit: LISTED });
  const lines = (await listTodayLines(context, bought)).map(
    ({ line, wanted: { lastPrice, lastBoughtAt, times } }): MarketLine => ({
      ...line,
      lastPrice,
      lastBoughtAt: lastBoughtAt.toISOString(),
      times,
    }),
  );
  const canBeBought = ({ available, onHand }: MarketLine) => available && onHand > 0;
  return [...lines.filter(canBeBought), ...lines.filter((line) => !canBeBought(line))];
}
