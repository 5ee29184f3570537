import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { moneyFrame } from './money-frame.ts';

export async function operatorMoneyLoader(page: PageRequest) {
  const frame = await moneyFrame(page, 'Dinero');
  const [overview, balances] = await Promise.all([
    page.read('getMoneyOverview', {}),
    page.read('listLedgerBalances', {}),
  ]);
  return { ...frame, overview: valueOrPageError(overview), balances: valueOrPageError(balances) };
}
